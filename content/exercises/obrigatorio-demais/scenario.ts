// What the scripted model does in the exercise "obrigatorio-demais". Pure.
// A simple rule stands for the model's judgement, and the page says so: it fills what it was told and the schema has a place for,
// and everything that the schema requires; what it was not told, it makes up. Descriptions are not read for this.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type SeenSchema,
  type Variant,
} from '../../../src/scenario/index.ts';

/** What a question says about one parcel. */
export interface Parcel {
  cep_destino: string;
  peso_kg: number;
  valor_declarado?: number;
  data_coleta?: string;
}

/** The parcels that each variant asks about. */
export const parcels: Record<string, Parcel[]> = {
  'so-o-basico': [{ cep_destino: '30140-000', peso_kg: 12 }],
  'com-valor': [{ cep_destino: '80010-000', peso_kg: 3, valor_declarado: 2500 }],
  'com-data': [{ cep_destino: '20040-000', peso_kg: 8, data_coleta: '2026-12-03' }],
  'com-tudo': [{ cep_destino: '04538-133', peso_kg: 1.5, valor_declarado: 900, data_coleta: '2026-12-02' }],
  'dois-volumes': [
    { cep_destino: '90010-000', peso_kg: 20 },
    { cep_destino: '40020-000', peso_kg: 5, valor_declarado: 1200 },
  ],
};

const inventions: Record<string, unknown> = { valor_declarado: 1000, data_coleta: '2026-12-01' };

type PropertySchema = NonNullable<SeenSchema['properties']>[string];

function isNullable(schema: Record<string, unknown>): boolean {
  const { type, enum: list, anyOf, oneOf } = schema;
  const parts = [anyOf, oneOf].filter(Array.isArray).flat();
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    (Array.isArray(list) && list.includes(null)) ||
    parts.some((part) => typeof part === 'object' && part !== null && isNullable(part))
  );
}

/** Something plausible for a value that nobody said. */
function invented(name: string, schema: PropertySchema): unknown {
  if (isNullable(schema)) return null;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (name in inventions) return inventions[name];
  return schema.type === 'number' || schema.type === 'integer' ? 1 : 'padrão';
}

function inputFor(parcel: Parcel, { schemas }: ScriptContext): Record<string, unknown> {
  const { properties = {}, required = [] } = schemas.cotar_frete ?? {};
  const mustHave = Array.isArray(required) ? required : [];
  const told = new Map<string, unknown>(Object.entries(parcel));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
      if (told.has(name)) return [[name, told.get(name)]];
      return mustHave.includes(name) ? [[name, invented(name, schema)]] : [];
    }),
  );
}

function clerk(asked: Parcel[]): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 0)
      return {
        calls: asked.map((one): ScriptedCall => ({ tool: 'cotar_frete', input: inputFor(one, context) })),
      };
    if (context.step > 1) return undefined;
    return { text: `Cotação: ${context.allResults.map(({ text }) => text).join(' ')}` };
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
  script: clerk(parcels[id] ?? []),
});

export default defineScenario({
  variants: [
    variant('so-o-basico', 7702, {
      title: 'Só CEP e peso',
      about: 'Ninguém falou em valor nem em data.',
      question: 'Quanto custa mandar 12 kg para o CEP 30140-000?',
    }),
    variant('com-valor', 1038, {
      title: 'Com valor declarado, sem data',
      about: 'O seguro foi pedido.',
      question: 'Preciso mandar 3 kg para 80010-000, com R$ 2.500,00 de valor declarado. Quanto fica?',
    }),
    variant('com-data', 55214, {
      title: 'Com data de coleta, sem valor',
      about: 'A data foi pedida.',
      question: 'Coleta em 3/12/2026, 8 kg, CEP 20040-000. Qual o preço?',
    }),
    variant('com-tudo', 319, {
      title: 'Todos os dados',
      about: 'Tudo o que a ferramenta aceita foi informado.',
      question: 'Um volume de 1,5 kg para 04538-133, valor de R$ 900,00, coleta em 2/12/2026.',
    }),
    variant('dois-volumes', 48170, {
      title: 'Dois volumes no mesmo turno, um com valor',
      about: 'Cada volume com os seus dados.',
      question: 'Cote 20 kg para 90010-000 e 5 kg para 40020-000, este com R$ 1.200,00 de valor declarado.',
    }),
  ],
});
