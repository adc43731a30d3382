// What lesson authors may use without importing it. The lesson page hands this to <Content components={…}>.
import Claim from './Claim.astro';
import CodeBlock from './CodeBlock.astro';
import CodeTabs from './CodeTabs.astro';
import Diverge from './Diverge.astro';
import Docs from './Docs.astro';
import FiveLines from './FiveLines.astro';
import Note from './Note.astro';
import Objectives from './Objectives.astro';
import Predict from './Predict.astro';
import Questions from './Questions.astro';
import Sequence from './Sequence.astro';
import Term from './Term.astro';
import Trap from './Trap.astro';

export const lessonComponents = {
  pre: CodeBlock,
  Claim,
  CodeTabs,
  Diverge,
  Docs,
  FiveLines,
  Note,
  Objectives,
  Predict,
  Questions,
  Sequence,
  Term,
  Trap,
};
