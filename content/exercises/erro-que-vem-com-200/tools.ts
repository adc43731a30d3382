// Tools of the exercise "erro-que-vem-com-200": none. Its only tool is the web search, which the API runs itself. Pure.
import type { ToolBox } from '../../../src/core/index.ts';

const tools: ToolBox = {
  definitions: [],
  execute(name) {
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
};

export default tools;
