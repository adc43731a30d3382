// Computes the contrast of every text role on every surface it is set on, in both themes, from tokens.css itself.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

type Oklch = [lightness: number, chroma: number, hue: number];
const pair = /--([a-z-]+):\s*light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\s*\)/g;
const parse = (text: string): Oklch => {
  const [lightness = '0', chroma = '0', hue = '0'] = text.trim().split(/\s+/);
  return [Number.parseFloat(lightness) / 100, Number(chroma), Number(hue)];
};
const colours = new Map(
  [...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: parse(light), dark: parse(dark) },
  ]),
);

/** Linear sRGB of an OKLCH colour (Ottosson’s matrices). */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(name: string, theme: 'light' | 'dark'): number {
  const colour = colours.get(name);
  if (!colour) throw new Error(`tokens.css has no --${name} in both themes`);
  const [red, green, blue] = linearRgb(colour[theme]).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [dark = 0, light = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'paper-raised', 'paper-sunk'];
const washes = ['accent-wash', 'trap-wash', 'right-wash', 'wrong-wash', 'wait-wash'];
const states = ['accent', 'trap', 'right', 'wrong', 'wait'];
const codeRoles = [...colours.keys()].filter((name) => name.startsWith('code-'));

const failing = (roles: string[], grounds: string[], least: number) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    roles.flatMap((role) =>
      grounds
        .filter((ground) => contrast(role, ground, theme) < least)
        .map((ground) => `${theme}: ${role} on ${ground} is ${contrast(role, ground, theme).toFixed(2)}`),
    ),
  );

describe('the colours', () => {
  it('give body text AAA contrast on every surface and wash', () => {
    expect(failing(['ink'], [...surfaces, ...washes], 7)).toEqual([]);
  });

  it('give soft text, states and links AA contrast on every surface', () => {
    expect(failing(['ink-soft', ...states], surfaces, 4.5)).toEqual([]);
  });

  it('give each state AA contrast on its own wash', () => {
    expect(states.flatMap((state) => failing([state], [`${state}-wash`], 4.5))).toEqual([]);
  });

  it('give the primary button AA contrast', () => {
    expect(failing(['on-accent'], ['accent', 'accent-strong'], 4.5)).toEqual([]);
  });

  it('give code AA contrast', () => {
    expect(codeRoles.length).toBeGreaterThan(4);
    expect(failing(codeRoles, ['paper-sunk', 'paper-raised'], 4.5)).toEqual([]);
  });

  it('give the borders of controls 3:1', () => {
    expect(failing(['rule-strong'], surfaces, 3)).toEqual([]);
  });
});
