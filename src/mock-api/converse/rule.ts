// What a rule of the Converse API is: a rule as for Messages, answered in the manner of AWS. Pure.
import { defineRule, type Rule } from '../messages/rule.ts';

export { type Breach, breach } from '../messages/rule.ts';

/** Keeps the type of the facts; answers 400 `ValidationException` unless the rule says otherwise. */
export function defineConverseRule<Facts = undefined>(rule: Rule<Facts>): Rule<Facts> {
  return defineRule<Facts>({ ...rule, answer: rule.answer ?? { status: 400, type: 'ValidationException' } });
}
