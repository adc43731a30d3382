import type { Draft, Evidence } from './loop';
import { type Ticket, ticketsOf } from './tools';

export interface HandOff {
  ticket: Ticket;
  reasons: string[];
  sources: string[];
  relatedTickets: string[];
  failures: string[];
  draft: string;
}

// Códigos dos artigos que o modelo recebeu.
function sourcesIn(evidence: Evidence[]): string[] {
  const ids = evidence
    .filter((entry) => entry.tool === 'search_kb' && !entry.failed)
    .flatMap(
      (entry): { source: string }[] => JSON.parse(entry.output).results,
    )
    .map((article) => article.source);
  return [...new Set(ids)];
}

// Passa para uma pessoa? Só motivos que o código consegue conferir.
export function handOff(ticket: Ticket, draft: Draft): HandOff | null {
  const { text, evidence } = draft;
  const sources = sourcesIn(evidence);
  const failures = evidence
    .filter((entry) => entry.failed)
    .map((entry) => `${entry.tool}: ${entry.output}`);
  // Direto do banco: não depende do que o modelo resolveu consultar.
  const relatedTickets = ticketsOf(ticket.customerId)
    .filter((past) => past.topic === ticket.topic)
    .map((past) => past.id);

  const reasons: string[] = [];
  if (failures.length > 0) reasons.push('uma consulta falhou');
  if (!sources.some((id) => text.includes(id))) {
    reasons.push('a resposta não cita artigo encontrado');
  }
  if (relatedTickets.length >= 2) {
    reasons.push('o cliente já abriu este assunto duas vezes ou mais');
  }
  if (reasons.length === 0) return null;
  return {
    ticket,
    reasons,
    sources,
    relatedTickets,
    failures,
    draft: text,
  };
}
