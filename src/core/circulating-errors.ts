// Wrong statements about the exam that circulate in public, with what is true. Data for the question linter. Pure.
// The truth of each stands in content/exam.yaml; a pattern matches Portuguese and English wording alike.

export interface CirculatingError {
  /** The wrong statement, for the author. */
  claim: string;
  pattern: RegExp;
  /** What to write instead. */
  truth: string;
}

export const circulatingErrors: readonly CirculatingError[] = [
  {
    claim: 'the exam costs US$200',
    pattern: /(?:US\$|\$)\s?200\b|\b200 (?:dólares|dollars)/i,
    truth: 'It costs US$125 per attempt.',
  },
  {
    claim: 'the certificate is valid for two years or six months',
    pattern:
      /(?:válid[oa]|validade|valid(?:ity)?|expira|expires)\b[^.]{0,40}\b(?:dois anos|2 anos|24 meses|seis meses|6 meses|two years|2 years|24 months|six months|6 months)/i,
    truth: 'It is valid for 12 months.',
  },
  {
    claim: 'the exam has 65 questions',
    pattern: /\b65 (?:questões|perguntas|itens|questions|items)/i,
    truth: 'It has 60 questions.',
  },
  {
    claim: 'the pass mark is a percentage (72% or 75%)',
    pattern:
      /\b7[25] ?%[^.]{0,40}(?:aprova|passar|corte|acert|pass)|(?:aprova\w*|nota de corte|passar|pass(?:ing)?(?: mark| score)?)\b[^.]{0,40}\b7[25] ?%/i,
    truth: 'The pass mark is 720 on a scale of 100 to 1,000; how raw answers convert is not published.',
  },
  {
    claim: 'a scaled score can be computed from the right answers',
    pattern:
      /\b(?:acertos|respostas certas|correct answers|raw score)\b[^.]{0,40}(?:×|\*|vezes|times|multiplied by)\s*(?:1[.,]?000|1000)/i,
    truth: 'The conversion to the scaled score is not published.',
  },
  {
    claim: 'there are 8 or 13 scenarios',
    pattern: /\b(?:8|13|oito|treze|eight|thirteen) (?:cenários|scenarios|scenario families)/i,
    truth: 'Four scenarios are drawn from six.',
  },
  {
    claim: 'the exam has four domains',
    pattern: /\b(?:4|quatro|four) (?:domínios|(?:exam )?domains)/i,
    truth: 'It has five domains.',
  },
  {
    claim: 'the domain weights are unofficial',
    pattern:
      /\b(?:pesos|weights)\b[^.]{0,30}\b(?:não (?:são )?oficiais|extraoficiais|unofficial|not official)/i,
    truth: 'The official guide prints the weights: 27, 18, 20, 20 and 15%.',
  },
  {
    claim: 'every exam question has a single answer',
    pattern:
      /\b(?:questões|questions|items)\b[^.]{0,40}\b(?:só|apenas|uma única|only (?:a )?single|single[- ]answer only|only one)(?!\p{L})[^.]{0,20}(?:resposta|answer|$)/iu,
    truth: 'The guide names multiple choice and multiple response; each item says how many to select.',
  },
];
