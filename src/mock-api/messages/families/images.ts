// Images: type, size, dimensions. Rules and check; pure. Only base64 images can be judged; the rest is out of sight.

import { decodedLength, readImageHeader } from '../image-header.ts';
import { isObject, type JsonObject, own, ownList, ownString } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Breach, breach, defineRule } from '../rule.ts';

const source = 'public reports, 2025–2026; docs: vision';

export const mediaTypeMismatch = defineRule<{ label: string; said: string; seen: string }>({
  id: 'images/media-type-mismatch',
  source,
  text: (facts) =>
    `${facts.label}: The image was specified using the ${facts.said} media type, but the image appears to be a ${facts.seen} image`,
  explanation: (facts) =>
    `O \`media_type\` diz ${facts.said}, mas os bytes são de ${facts.seen}. Declare o tipo verdadeiro da imagem.`,
});

export const unknownMediaType = defineRule<{ label: string }>({
  id: 'images/unknown-media-type',
  source: 'docs: API reference',
  text: (facts) =>
    `${facts.label}.media_type: Input should be 'image/jpeg', 'image/png', 'image/gif' or 'image/webp'`,
  explanation: 'A API só aceita imagens JPEG, PNG, GIF e WebP. Converta a imagem antes de mandar.',
});

export const emptyImage = defineRule<{ label: string }>({
  id: 'images/empty',
  source,
  text: (facts) => `${facts.label}: image cannot be empty`,
  explanation: 'A imagem não tem dados. Confira se o arquivo foi lido antes de virar base64.',
});

export const unreadable = defineRule({
  id: 'images/unreadable',
  source,
  text: () => 'Could not process image',
  explanation:
    'Os dados não são de uma imagem que a API conheça. Confira se o base64 está inteiro e sem prefixo `data:`.',
});

export const tooManyBytes = defineRule<{ label: string; bytes: number }>({
  id: 'images/too-many-bytes',
  source,
  text: (facts) => `${facts.label}: image exceeds 5 MB maximum: ${facts.bytes} bytes > 5242880 bytes`,
  explanation: 'Cada imagem pode ter no máximo 5 MB. Diminua a resolução ou a qualidade.',
});

export const tooManyPixels = defineRule<{ label: string; limit: number }>({
  id: 'images/too-many-pixels',
  source,
  text: (facts) =>
    facts.limit === 8000
      ? `${facts.label}.data: At least one of the image dimensions exceed max allowed size: 8000 pixels`
      : `${facts.label}.data: At least one of the image dimensions exceed max allowed size for many-image requests: 2000 pixels`,
  explanation: (facts) => `Nenhum lado da imagem pode passar de ${facts.limit} pixels. Reduza a imagem.`,
});

const mediaTypes = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const maximumBytes = 5_242_880;
const manyImages = 20;

interface Image {
  path: string;
  label: string;
  source: JsonObject;
}

/** Every breach of the rules on images. */
export function inspectImages(reading: Reading): Breach[] {
  const images = imagesOf(reading);
  const limit = images.length > manyImages ? 2000 : 8000;
  return images.flatMap((image) => inspectImage(image, limit));
}

function imagesOf({ special }: Reading): Image[] {
  const images: Image[] = [];
  const add = (block: unknown, path: string, label: string) => {
    if (!isObject(block) || own(block, 'type') !== 'image') return;
    const from = own(block, 'source');
    if (isObject(from)) images.push({ path, label: `${label}.image.source`, source: from });
  };
  for (const message of special)
    for (const block of message.blocks) {
      add(block.value, block.path, block.path);
      if (block.type !== 'tool_result') continue;
      ownList(block.value, 'content').forEach((part, index) => {
        add(part, `${block.path}.content.${index}`, `${block.path}.tool_result.content.${index}`);
      });
    }
  return images;
}

function inspectImage(image: Image, limit: number): Breach[] {
  if (own(image.source, 'type') !== 'base64') return [];
  const { path } = image;
  const label = `${image.label}.base64`;
  const data = ownString(image.source, 'data');
  const said = ownString(image.source, 'media_type');
  if (said === undefined || data === undefined) return [];
  if (!mediaTypes.has(said)) return [breach(unknownMediaType, { path, facts: { label } })];
  if (data === '') return [breach(emptyImage, { path, facts: { label } })];
  const bytes = decodedLength(data);
  if (bytes > maximumBytes) return [breach(tooManyBytes, { path, facts: { label, bytes } })];
  const header = readImageHeader(data);
  if (!header) return [breach(unreadable, { path, facts: undefined })];
  if (header.mediaType !== said)
    return [breach(mediaTypeMismatch, { path, facts: { label, said, seen: header.mediaType } })];
  const longest = Math.max(header.width ?? 0, header.height ?? 0);
  return longest > limit ? [breach(tooManyPixels, { path, facts: { label, limit } })] : [];
}
