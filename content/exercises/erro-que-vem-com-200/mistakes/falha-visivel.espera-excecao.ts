// Ficha de fornecedor: pesquisa notícias sobre uma empresa e declara a situação dela.
import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic();

const SYSTEM = `Você pesquisa fornecedores para a área de compras.
Procure na web multas, processos e notícias da empresa citada e resuma em uma frase.`;

interface Pesquisa {
  textos: string[];
  paginas: Anthropic.WebSearchResultBlock[];
  falhas: string[];
}

/** Junta à pesquisa o que esta resposta trouxe. */
function registrar(resposta: Anthropic.Message, pesquisa: Pesquisa): void {
  for (const bloco of resposta.content) {
    if (bloco.type === 'text') pesquisa.textos.push(bloco.text);
    if (bloco.type === 'web_search_tool_result') {
      if (Array.isArray(bloco.content)) pesquisa.paginas.push(...bloco.content);
    }
  }
}

function situacao({ paginas, falhas }: Pesquisa): string {
  if (falhas.length > 0) return `PESQUISA INCOMPLETA (${falhas.join(', ')})`;
  return paginas.length > 0 ? 'HÁ MENÇÕES' : 'NADA CONSTA';
}

function escreverFicha(empresa: string, pesquisa: Pesquisa): string {
  const fontes = pesquisa.paginas.map(({ title, url }) => `- ${title} (${url})`);
  return [`${empresa}: ${situacao(pesquisa)}`, ...pesquisa.textos, ...fontes].join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const pesquisa: Pesquisa = { textos: [], paginas: [], falhas: [] };

  for (let pedido = 1; pedido <= 8; pedido++) {
    const resposta = await client.messages
      .create({
        model: 'claude-opus-5',
        max_tokens: 6000,
        system: SYSTEM,
        tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }],
        messages,
      })
      .catch((erro: unknown) => {
        // A busca falhou.
        pesquisa.falhas.push(erro instanceof Error ? erro.message : String(erro));
      });
    if (!resposta) return escreverFicha(question, pesquisa);
    messages.push({ role: 'assistant', content: resposta.content });
    registrar(resposta, pesquisa);

    if (resposta.stop_reason === 'end_turn') return escreverFicha(question, pesquisa);
    if (resposta.stop_reason !== 'pause_turn') {
      throw new Error(`Pesquisa interrompida: stop_reason ${resposta.stop_reason}`);
    }
  }

  throw new Error('A pesquisa não terminou em 8 requisições.');
}
