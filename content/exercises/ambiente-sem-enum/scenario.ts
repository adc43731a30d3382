// What the scripted model does in the exercise "ambiente-sem-enum". Pure.
// A simple rule stands for the model's judgement, and the page says so: it writes the environment in the words of who asks,
// as far as the schema lets it. Descriptions and the system prompt are not read for this. What it must fill and was not told,
// it fills with the first value that the schema allows.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type Variant,
} from '../../../src/scenario/index.ts';

export type Environment = 'DEV' | 'QAS' | 'PRD';

/** How people call each environment, from their own words to the system's code. */
const wordings: Record<Environment, string[]> = {
  DEV: ['desenvolvimento', 'dev', 'DEV', 'D', 'Desenvolvimento', 'DESENVOLVIMENTO'],
  QAS: ['homologação', 'homolog', 'homologacao', 'QAS', 'qas', 'Q', 'Homologação', 'HOMOLOGAÇÃO'],
  PRD: ['produção', 'prod', 'producao', 'PRD', 'prd', 'P', 'Produção', 'PRODUÇÃO', 'PROD'],
};

interface Ask {
  order: string;
  /** The environment that is meant, and the word that says so; null where nobody says it. */
  meant: { environment: Environment; word: string } | null;
}

const ask = (order: string, environment?: Environment, word?: string): Ask => ({
  order,
  meant: environment ? { environment, word: word ?? wordings[environment][0] ?? '' } : null,
});

/** What each variant asks for. */
export const asks: Record<string, Ask[]> = {
  'em-producao': [ask('4500012345', 'PRD')],
  'em-homologacao': [ask('4500031002', 'QAS')],
  'sem-ambiente': [ask('4500067890')],
  'dois-ambientes': [ask('4500012345', 'DEV'), ask('4500012345', 'PRD', 'prod')],
  'dois-pedidos': [ask('4500031002', 'PRD', 'prod'), ask('4500067890')],
};

/** The values that a property's schema lists, in whatever way it lists them; null where it lists none. */
function valuesIn(schema: unknown): string[] | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const { enum: list, const: only, anyOf, oneOf } = schema as Record<string, unknown>;
  if (Array.isArray(list)) return list.filter((value) => typeof value === 'string');
  if (typeof only === 'string') return [only];
  const parts = [anyOf, oneOf].find(Array.isArray)?.map(valuesIn) ?? [];
  return parts.some((part) => part !== null) ? parts.flatMap((part) => part ?? []) : null;
}

function allows(schema: unknown, value: string): boolean {
  const pattern = (schema as { pattern?: unknown } | undefined)?.pattern;
  if (typeof pattern !== 'string') return valuesIn(schema)?.includes(value) ?? true;
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return true;
  }
}

function isNullable(schema: unknown): boolean {
  const { type, enum: list, anyOf, oneOf } = schema as Record<string, unknown>;
  const parts = [anyOf, oneOf].filter(Array.isArray).flat();
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    (Array.isArray(list) && list.includes(null)) ||
    parts.some((part) => typeof part === 'object' && part !== null && isNullable(part))
  );
}

/** What goes into the call; undefined leaves the property out. */
function environmentFor({ meant }: Ask, { schemas }: ScriptContext): string | null | undefined {
  const { properties, required } = schemas.consultar_pedido ?? {};
  const schema = properties?.ambiente;
  if (schema === undefined) return undefined;
  const first = valuesIn(schema)?.[0];
  if (meant === null) {
    if (!Array.isArray(required) || !required.includes('ambiente')) return undefined;
    if (typeof schema.default === 'string') return schema.default;
    return isNullable(schema) ? null : (first ?? 'produção');
  }
  const words = [meant.word, ...wordings[meant.environment]];
  return words.find((word) => allows(schema, word)) ?? first ?? meant.word;
}

function buyer(asked: Ask[]): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 0)
      return {
        calls: asked.map((one): ScriptedCall => {
          const ambiente = environmentFor(one, context);
          return {
            tool: 'consultar_pedido',
            input: { numero_pedido: one.order, ...(ambiente !== undefined && { ambiente }) },
          };
        }),
      };
    if (context.step > 1) return undefined;
    return { text: `Consultei o MRD. ${context.allResults.map(({ text }) => text).join(' ')}` };
  };
}

const variant = (
  id: string,
  seed: number,
  texts: Pick<Variant, 'title' | 'about' | 'question'>,
): Variant => ({
  id,
  seed,
  ...texts,
  script: buyer(asks[id] ?? []),
});

export default defineScenario({
  variants: [
    variant('em-producao', 9110, {
      title: 'A pergunta fala em "produção"',
      about: 'Em PRD o pedido está bloqueado; em QAS, liberado.',
      question: 'O pedido 4500012345 está bloqueado em produção? Por quê?',
    }),
    variant('em-homologacao', 26048, {
      title: 'A pergunta fala em "homologação"',
      about: 'QAS é o ambiente certo, e também o que o sistema usa na dúvida.',
      question: 'Como está o 4500031002 em homologação?',
    }),
    variant('sem-ambiente', 377, {
      title: 'A pergunta não fala em ambiente',
      about: 'Vale o padrão do sistema, QAS.',
      question: 'Quem é o fornecedor do pedido 4500067890?',
    }),
    variant('dois-ambientes', 61559, {
      title: 'O mesmo pedido em dois ambientes, no mesmo turno',
      about: 'A pergunta diz "desenvolvimento" e "prod".',
      question: 'Compare o 4500012345 em desenvolvimento e em prod.',
    }),
    variant('dois-pedidos', 4806, {
      title: 'Dois pedidos; só um com ambiente',
      about: 'Um em PRD, outro no padrão.',
      question: 'Veja o 4500031002 em prod e me diga o fornecedor do 4500067890.',
    }),
  ],
});
