// A fault of an item, described so that whoever mends it finds it: ready to be copied. Pure; no personal data in it.

import type { Language } from '../questions/index.ts';
import { letterOf } from '../questions/index.ts';
import type { OpenCard } from './open-card.ts';

/** The report of the card on the table; its last line is left to the learner. `version` is that of app and content. */
export function reportText(options: {
  card: OpenCard;
  chosen: readonly string[];
  checked: boolean;
  language: Language;
  browserLanguage: string;
  version: string;
}): string {
  const { card, chosen, checked, language, browserLanguage, version } = options;
  const { facts, lesson } = card.known;
  const head = [
    'Pegadinha: problema em um item',
    `Item: ${facts.item}`,
    `Lição: ${lesson.id}${facts.section === null ? '' : `#${facts.section}`}`,
    `Versão: ${version}`,
    `Idioma do item: ${language}; do navegador: ${browserLanguage}`,
  ];
  const body =
    card.kind === 'exercise'
      ? [`Pegadinha: ${card.known.kind === 'exercise' ? card.known.exercise.title : facts.item}`]
      : [
          `Enunciado: ${plainText(card.question.stem[language])}`,
          'Opções como aparecem (letra da tela, letra no arquivo):',
          ...card.options.map(
            ({ id, text }, index) => `  ${letterOf(index)} (${id}) ${plainText(text[language])}`,
          ),
          `Marcado: ${marked(card.options, chosen)}`,
          checked
            ? `A página diz: certa é ${marked(
                card.options,
                card.options.filter(({ correct }) => correct).map(({ id }) => id),
              )}`
            : 'Ainda não conferida.',
        ];
  return [...head, ...body, '', 'O que está errado: '].join('\n');
}

function marked(options: readonly { id: string }[], chosen: readonly string[]): string {
  const letters = options.flatMap(({ id }, index) =>
    chosen.includes(id) ? [`${letterOf(index)} (${id})`] : [],
  );
  return letters.length === 0 ? 'nada' : letters.join(', ');
}

/** The words of HTML that our own build made: tags out, the few entities back, one line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:p|pre|ul|ol|li|div|br|table|tr|td|th)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
    )
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
