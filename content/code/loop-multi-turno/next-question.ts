import type Anthropic from '@anthropic-ai/sdk';
import { runAgent } from './loop';

const round: Anthropic.MessageParam[] = [
  { role: 'user', content: 'Alguma câmara de Contagem passou de -18 °C?' },
];
const first = await runAgent(client, round); // round agora tem 8 mensagens

round.push({ role: 'user', content: 'E em fahrenheit, quanto dá?' });
const second = await runAgent(client, round);
