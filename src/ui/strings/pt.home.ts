// What the home page says. A file of its own, so that lessons do not carry it.
import { plural } from './plural.ts';

export const home = {
  title: 'Pegadinha',
  description:
    'Lições, pegadinhas executáveis e revisão espaçada para a prova Claude Certified Architect – Foundations, em português.',
  headline: 'Conserte o laço antes que ele quebre na prova.',
  lede: 'Estude para a Claude Certified Architect – Foundations consertando laços de agente: preveja o que a API responde, execute e veja qual bloco quebrou qual regra.',
  nextLabel: 'Agora',
  startLesson: 'Começar a lição',
  continueLesson: 'Continuar a lição',
  openExercise: 'Abrir a pegadinha',
  review: 'Revisar agora',
  dueTitle: (count: number) => `${plural(count, 'cartão', 'cartões')} para revisar`,
  dueText: 'Alguns minutos agora poupam uma releitura depois.',
  nothing: 'Tudo em dia',
  nothingText: 'Nada vence agora. Releia uma lição ou refaça uma pegadinha quando quiser.',
  seeCourse: 'Ver o curso',
  numbers: 'Seus números',
  due: 'para revisar',
  streak: 'dias em sequência',
  streakOne: 'dia em sequência',
  xp: 'XP',
  /** Without a date. */
  planExam: 'Tem data de prova? Monte o plano',
  examIn: (days: number) =>
    days === 0 ? 'A prova é hoje' : days === 1 ? 'A prova é amanhã' : `Faltam ${days} dias para a prova`,
  newToday: (count: number) =>
    count === 0 ? 'nenhum item novo hoje' : `hoje: ${plural(count, 'item novo', 'itens novos')}`,
  seeProgress: 'Ver seu progresso',
  takeMockExam: 'Fazer um simulado',
  course: 'Curso',
} as const;
