// What the scripted model does in the exercise "revisor-humano". Pure.
// It consults, proposes an answer by calling `enviar_resposta`, and acts on what comes back: an answer that went out
// ends the ticket; one that came back with a comment is proposed again, as the comment asks.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

const article = (assunto: string): ScriptedCall => ({ tool: 'buscar_na_base', input: { assunto } });
const history = (cliente: string): ScriptedCall => ({ tool: 'historico_do_cliente', input: { cliente } });

function proposal(mensagem: string, reembolso: number, confianca: 'alta' | 'media' | 'baixa'): ScriptedCall {
  return { tool: 'enviar_resposta', input: { mensagem, reembolso, confianca } };
}

interface Ticket {
  consults: ScriptedCall[];
  proposes: ScriptedCall[];
  /** Made where the reviewer's comment, recognised by these words, comes back. */
  again?: { comment: string; proposes: ScriptedCall };
  closing: string;
}

function agent({ consults, proposes, again, closing }: Ticket) {
  return ({ step, results }: ScriptContext): ScriptedTurn | undefined => {
    if (step === 0) return { text: 'Vou consultar antes de responder.', calls: consults };
    if (step === 1) return { text: 'Já sei o que responder.', calls: proposes };
    if (step > 3) return undefined;
    const isCommented = again && results.some(({ text }) => text.includes(again.comment));
    if (step === 2 && isCommented) return { text: 'Entendi. Refaço a resposta.', calls: [again.proposes] };
    const haveGone = results.every(({ text }) => text.includes('Enviada ao cliente'));
    return { text: haveGone ? closing : 'A resposta não saiu, e não sei o que mudar nela.' };
  };
}

export default defineScenario({
  variants: [
    {
      id: 'reembolso-alto',
      title: 'Reembolso acima do limite; o revisor aprova',
      about: 'O artigo e o pagamento confirmam o valor. Mesmo assim, R$ 350,00 passam do limite.',
      seed: 21040,
      question: 'Cliente V-210: cobraram a mensalidade duas vezes. Quero o dinheiro de volta.',
      script: agent({
        consults: [article('cobrança duplicada'), history('V-210')],
        proposes: [proposal('Vamos devolver os R$ 350,00 cobrados a mais em até 7 dias.', 350, 'alta')],
        closing: 'Chamado encerrado: o cliente recebe R$ 350,00 em até 7 dias.',
      }),
    },
    {
      id: 'resposta-comum',
      title: 'Nada a revisar: sem reembolso, confiança alta',
      about: 'Uma pessoa não deve gastar o seu tempo com esta.',
      seed: 40211,
      question: 'Cliente V-402: onde tiro a segunda via do boleto?',
      script: agent({
        consults: [article('segunda via')],
        proposes: [proposal('A segunda via sai em Financeiro, aba Cobranças.', 0, 'alta')],
        closing: 'Chamado encerrado: expliquei onde sai a segunda via.',
      }),
    },
    {
      id: 'devolvida',
      title: 'O revisor devolve a proposta, e o modelo a refaz',
      about: 'A primeira proposta esquece a multa. O comentário do revisor diz o que mudar.',
      seed: 35590,
      question: 'Cliente V-355: quero cancelar o plano anual e receber o que não usei.',
      script: agent({
        consults: [history('V-355'), article('cancelamento anual')],
        proposes: [proposal('Vamos devolver R$ 900,00 pelos meses não usados.', 900, 'media')],
        again: {
          comment: 'Refaça com R$ 180,00',
          proposes: proposal(
            'Vamos devolver R$ 180,00: três meses não usados, menos a multa de 10% (KB-422).',
            180,
            'baixa',
          ),
        },
        closing: 'Chamado encerrado: reembolso de R$ 180,00, como o revisor pediu.',
      }),
    },
    {
      id: 'confianca-baixa',
      title: 'Sem reembolso, mas o modelo não tem certeza; o revisor devolve',
      about: 'Nenhum artigo trata do assunto. O risco não é o dinheiro.',
      seed: 51877,
      question: 'Cliente V-518: o portão da garagem abriu sozinho de novo!',
      script: agent({
        consults: [article('portão que abre sozinho'), history('V-518')],
        proposes: [proposal('Deve ser o receptor do portão; é só reiniciar a central.', 0, 'baixa')],
        again: {
          comment: 'Não afirme a causa',
          proposes: proposal(
            'A equipe técnica visita o prédio amanhã. Até lá, o plantão atende no 0800 000 0518.',
            0,
            'baixa',
          ),
        },
        closing: 'Chamado encerrado: visita técnica marcada para amanhã.',
      }),
    },
    {
      id: 'no-limite',
      title: 'Reembolso de exatos R$ 200,00, confiança média',
      about: 'O limite é o maior valor que ainda dispensa revisão.',
      seed: 60088,
      question: 'Cliente V-600: o sistema ficou fora dez horas este mês. Tenho direito a algo?',
      script: agent({
        consults: [article('queda do sistema'), history('V-600')],
        proposes: [proposal('Você tem R$ 200,00 de crédito pelas 10 horas de queda (KB-433).', 200, 'media')],
        closing: 'Chamado encerrado: crédito de R$ 200,00.',
      }),
    },
    {
      id: 'duas-no-mesmo-turno',
      title: 'Duas propostas no mesmo turno; só uma passa do limite',
      about: 'Cada proposta tem a sua decisão.',
      seed: 77213,
      question: 'Feche os dois: V-210, cobrado duas vezes, e V-402, que pediu a segunda via.',
      script: agent({
        consults: [article('cobrança duplicada'), history('V-210'), article('segunda via')],
        proposes: [
          proposal('V-402: a segunda via sai em Financeiro, aba Cobranças.', 0, 'alta'),
          proposal('V-210: devolvemos os R$ 350,00 cobrados a mais em até 7 dias.', 350, 'alta'),
        ],
        closing: 'Os dois chamados estão encerrados.',
      }),
    },
  ],
});
