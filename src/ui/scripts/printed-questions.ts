// Adds the lesson's questions to the printed handout, answers at the very end; fetched only when one prints. Runs in the page.
import type { PageQuestion, QuizPage } from '../islands/questions/quiz-page.ts';
import { pt } from '../strings/index.ts';

function questionHtml({ stem, options, multiple, select }: PageQuestion): string {
  const choices = options.map(({ id, text }) => `<li>${id}) ${text.pt}</li>`).join('');
  const hint = multiple ? `<p>${pt.handout.select(select)}</p>` : '';
  return `<li>${stem.pt}${hint}<ul>${choices}</ul></li>`;
}

function answerHtml({ options }: PageQuestion): string {
  const right = options.filter(({ correct }) => correct);
  return `<li>${right.map(({ id, reason }) => `<b>${id}</b> ${reason}`).join(' ')}</li>`;
}

/** The questions and their answers as HTML; all texts come from our own build, where Markdown became HTML. */
export function handoutHtml(questions: PageQuestion[]): string {
  const { questions: title, answers } = pt.handout;
  return `<h2>${title}</h2><ol>${questions.map(questionHtml).join('')}</ol><h2>${answers}</h2><ol>${questions.map(answerHtml).join('')}</ol>`;
}

/** Fills `[data-handout]` when the page is printed. */
export function startHandout(): void {
  const section = document.querySelector<HTMLElement>('[data-handout]');
  if (!section) return;
  addEventListener('beforeprint', () => {
    if (section.childElementCount > 0) return;
    // Printing does not wait for promises, so this one request is synchronous; where it fails, the lesson prints alone.
    try {
      const request = new XMLHttpRequest();
      request.open('GET', `/quizzes/${section.dataset.handout}.json`, false);
      request.send();
      if (request.status === 200)
        section.innerHTML = handoutHtml((JSON.parse(request.responseText) as QuizPage).questions);
    } catch {
      section.replaceChildren();
    }
  });
}
