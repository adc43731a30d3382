import type Anthropic from '@anthropic-ai/sdk';

// ERRADO: supõe que o texto existe e que vem em primeiro lugar.
const [first] = response.content;
const text = (first as Anthropic.TextBlock).text;
