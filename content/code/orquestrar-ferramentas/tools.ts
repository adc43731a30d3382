import { formatArticles } from './articles';
import { articles, pastTickets } from './data';
import { ticketHistory } from './history';
import { searchKb } from './kb';

export interface Ticket {
  id: string;
  customerId: string;
  topic: string;
  text: string;
}

export const tools = [searchKb, ticketHistory];

export function ticketsOf(customerId: string) {
  return pastTickets.filter((past) => past.customer_id === customerId);
}

// Devolve um texto ou lança um erro. O ticket vem da sua sessão, não do modelo.
export async function executeTool(
  name: string,
  input: unknown,
  ticket: Ticket,
): Promise<string> {
  const { query, customer_id, limit } = input as Record<string, unknown>;

  if (name === 'search_kb') {
    if (typeof query !== 'string')
      throw new Error('informe query como texto');
    const words = query.toLowerCase().split(/\s+/);
    const found = articles.filter(({ title }) =>
      words.some((word) => title.toLowerCase().includes(word)),
    );
    return formatArticles(found);
  }
  if (name === 'get_ticket_history') {
    if (customer_id !== ticket.customerId) {
      throw new Error(`só o cliente deste ticket: ${ticket.customerId}`);
    }
    const most = typeof limit === 'number' ? limit : 5;
    const found = ticketsOf(ticket.customerId);
    return JSON.stringify({ tickets: found.slice(0, most) });
  }
  throw new Error(`não existe a ferramenta "${name}"`);
}
