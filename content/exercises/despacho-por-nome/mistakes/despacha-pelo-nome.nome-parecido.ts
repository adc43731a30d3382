// Balcão da biblioteca: busca livros, reserva exemplares e renova empréstimos.
import Anthropic from '@anthropic-ai/sdk';
import { buscarLivro, renovarEmprestimo, reservarLivro, tools } from './tools';

type Entrada = Record<string, unknown>;
type Funcao = (entrada: Entrada) => Promise<string>;

const client = new Anthropic();

const MAX_VOLTAS = 10;

/** Quem executa cada ferramenta, pelo nome com que o modelo a chama. */
const FUNCOES = new Map<string, Funcao>([
  ['buscar_livro', buscarLivro],
  ['reservar_livro', reservarLivro],
  ['renovar_emprestimo', renovarEmprestimo],
]);

/** Executa uma chamada e monta o resultado dela. Nunca lança. */
async function despachar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  const funcao = [...FUNCOES].find(([nome]) => nome.startsWith(chamada.name.split('_')[0] ?? ''))?.[1];

  if (!funcao) {
    const nomes = [...FUNCOES.keys()].join(', ');
    const content = `A ferramenta ${chamada.name} não está disponível. Estão: ${nomes}.`;
    return { ...resultado, content, is_error: true };
  }

  try {
    return { ...resultado, content: await funcao(chamada.input as Entrada) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `${chamada.name} falhou: ${motivo}`, is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < MAX_VOLTAS; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: 'Você atende o balcão da biblioteca. Use as ferramentas para tudo que mexer no acervo.',
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stop_reason}`);

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(despachar)) });
  }

  throw new Error(`Sem resposta depois de ${MAX_VOLTAS} voltas.`);
}
