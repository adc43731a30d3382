// What the scripted model does in the exercise "contextos-isolados". Pure: it looks at nothing but the request.
// A simple rule stands for the model's judgement, and the page says so: with results of another ticket in the
// conversation it consults once more and answers by the other ticket's article; without them it answers to the point.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type Variant,
} from '../../../src/scenario/index.ts';

interface Ticket {
  number: string;
  customer: string;
  complaint: string;
  subject: string;
  article: string;
  answer: string;
}

const tickets: Ticket[] = [
  {
    number: '4102',
    customer: 'C-18',
    complaint: 'A conta de água veio o dobro, e a leitura já foi corrigida no dia 27. E agora?',
    subject: 'rateio de água',
    article: 'KB-140',
    answer:
      'A leitura corrigida depois do dia 25 entra no mês seguinte, como crédito da sua unidade (KB-140).',
  },
  {
    number: '4107',
    customer: 'C-31',
    complaint: 'A câmera da garagem aparece offline desde ontem.',
    subject: 'câmera offline',
    article: 'KB-266',
    answer: 'Reinicie o gravador e espere 10 minutos; se ela não voltar, refaça o pareamento (KB-266).',
  },
  {
    number: '4110',
    customer: 'C-47',
    complaint: 'Errei o código do SMS três vezes e não consigo entrar.',
    subject: 'aplicativo do morador',
    article: 'KB-052',
    answer: 'O acesso volta sozinho em 1 hora, ou antes, se o síndico o desbloquear em Pessoas (KB-052).',
  },
  {
    number: '4115',
    customer: 'C-52',
    complaint: 'Recebi uma multa por barulho em um dia em que eu viajava. Como contesto?',
    subject: 'multa por barulho',
    article: 'KB-188',
    answer: 'Recorra em Ocorrências em até 15 dias; a cobrança fica suspensa até a decisão (KB-188).',
  },
  {
    number: '4121',
    customer: 'C-18',
    complaint: 'Assinei a ata com o nome de um conselheiro errado. Dá para editar?',
    subject: 'ata de assembleia',
    article: 'KB-301',
    answer: 'Uma ata assinada não é editada; publique uma retificação, que aparece junto dela (KB-301).',
  },
  {
    number: '4130',
    customer: 'C-90',
    complaint: 'Sou novo aqui. A câmera do hall está offline.',
    subject: 'câmera offline',
    article: 'KB-266',
    answer: 'Não achei o seu cadastro. Para a câmera: reinicie o gravador e espere 10 minutos (KB-266).',
  },
];

/** Numbers of the tickets that a text is about, by number or by complaint. */
export function ticketsIn(text: string): string[] {
  return asked(text).map(({ number }) => number);
}

function asked(text: string): Ticket[] {
  return tickets.filter(({ number, complaint }) => text.includes(number) || text.includes(complaint));
}

function lookUp({ subject, customer }: Ticket): ScriptedCall[] {
  return [
    { tool: 'buscar_na_base', input: { assunto: subject } },
    { tool: 'historico_do_cliente', input: { cliente: customer } },
  ];
}

function attend(context: ScriptContext): ScriptedTurn | undefined {
  const [ticket, ...others] = asked(context.question);
  if (ticket === undefined) return undefined;
  if (others.length > 0) return attendTogether(context, [ticket, ...others]);
  if (context.step === 0) return { calls: lookUp(ticket) };
  const other = tickets.find(
    ({ article, number }) =>
      number !== ticket.number && context.earlierResults.some((text) => text.includes(article)),
  );
  if (other === undefined) return context.step === 1 ? { text: ticket.answer } : undefined;
  if (context.step === 1)
    return {
      text: `Esta conversa já trata de ${other.subject}. Vou conferir se o caso não é o mesmo.`,
      calls: [{ tool: 'buscar_na_base', input: { assunto: other.subject } }],
    };
  return context.step === 2 ? { text: mixed(other) } : undefined;
}

function mixed(other: Ticket): string {
  return `Juntando o que foi consultado nesta conversa, o seu caso parece ligado ao assunto "${other.subject}", que apareceu antes. Sugiro começar por ele: ${other.answer} Se isso não resolver, responda a esta mensagem com mais detalhes, e eu reviso tudo o que já vimos até aqui.`;
}

/** All tickets in one question: everything is consulted, and each gets the answer of its neighbour. */
function attendTogether({ step }: ScriptContext, list: Ticket[]): ScriptedTurn | undefined {
  if (step === 0) return { text: 'Vou consultar tudo de uma vez.', calls: list.flatMap(lookUp) };
  if (step > 1) return undefined;
  const neighbours = list.map(({ number }, place) => ({ number, other: list[(place + 1) % list.length] }));
  return {
    text: neighbours
      .flatMap(({ number, other }) => (other ? [`#${number}: ${mixed(other)}`] : []))
      .join('\n'),
  };
}

function queue(options: Omit<Variant, 'question' | 'script'> & { numbers: string[] }): Variant {
  const { numbers, ...rest } = options;
  const lines = numbers.flatMap((wanted) =>
    tickets
      .filter(({ number }) => number === wanted)
      .map(({ number, customer, complaint }) => `#${number} (cliente ${customer}) ${complaint}`),
  );
  return { ...rest, question: lines.join('\n'), script: attend };
}

export default defineScenario({
  variants: [
    queue({
      id: 'dois-assuntos',
      title: 'Dois chamados de clientes e assuntos diferentes',
      about: 'Uma conta de água e uma câmera. Nada liga um ao outro.',
      seed: 41021,
      numbers: ['4102', '4107'],
    }),
    queue({
      id: 'um-so',
      title: 'Um único chamado na fila',
      about: 'Sem vizinho, não há o que misturar.',
      seed: 41074,
      numbers: ['4107'],
    }),
    queue({
      id: 'tres-chamados',
      title: 'Três chamados; o que se acumula cresce a cada um',
      about: 'O terceiro chamado começa depois de dois outros.',
      seed: 41109,
      numbers: ['4110', '4102', '4115'],
    }),
    queue({
      id: 'mesmo-cliente',
      title: 'Dois chamados do mesmo cliente, sobre assuntos diferentes',
      about: 'O cliente é um só, mas a água e a ata não têm relação.',
      seed: 41218,
      numbers: ['4102', '4121'],
    }),
    queue({
      id: 'cliente-sem-cadastro',
      title: 'O primeiro chamado tem uma consulta que falha',
      about: 'O cliente C-90 não está na base; o artigo existe.',
      seed: 41306,
      numbers: ['4130', '4115'],
    }),
  ],
});
