// Builds the value of a literal while it is read, and knows what may come next. Pure.
// A class, because it holds the open brackets of one reading; made for each and thrown away.
import type { FaultKind } from './literal-fault.ts';

interface Frame {
  close: '}' | ']' | ')';
  value: Record<string, unknown> | unknown[];
  /** What may come: a key or value, what follows a key, a value after a key, or what follows a value. */
  wants: 'item' | 'colon' | 'value' | 'comma';
  key: string | null;
  isAfterString: boolean;
}

type Answer = true | FaultKind;

export class LiteralBuilder {
  root: unknown;
  private readonly frames: Frame[] = [];
  private started = false;

  isDone(): boolean {
    return this.started && this.frames.length === 0;
  }

  /** `{` opens an object, `[` a list, `(` a tuple; the first `(` of all opens named arguments. */
  open(mark: '{' | '[' | '('): Answer {
    if (mark === '(') return this.started ? this.push(')', []) : this.push(')', {});
    return mark === '{' ? this.push('}', {}) : this.push(']', []);
  }

  openCall(): Answer {
    return this.push(')', {});
  }

  private push(close: Frame['close'], value: Frame['value']): Answer {
    const added = this.started ? this.add(value) : true;
    if (added !== true) return added;
    if (!this.started) this.root = value;
    this.started = true;
    this.frames.push({ close, value, wants: 'item', key: null, isAfterString: false });
    return true;
  }

  close(mark: string): Answer {
    const frame = this.frames.at(-1);
    if (!frame || frame.close !== mark) return 'wrong-bracket';
    if (frame.wants === 'colon') return 'missing-colon';
    if (frame.wants === 'value') return 'unexpected';
    this.frames.pop();
    return true;
  }

  comma(): boolean {
    const frame = this.frames.at(-1);
    if (frame?.wants !== 'comma') return false;
    frame.wants = 'item';
    frame.isAfterString = false;
    return true;
  }

  colon(): boolean {
    const frame = this.frames.at(-1);
    if (frame?.wants !== 'colon') return false;
    frame.wants = 'value';
    return true;
  }

  /** A string is a key where a key may stand, otherwise a value. */
  string(value: string): Answer {
    const frame = this.frames.at(-1);
    if (!frame) return 'unexpected';
    if (frame.wants === 'comma') return 'missing-comma';
    if (!Array.isArray(frame.value) && frame.wants === 'item') return this.name(value);
    const added = this.add(value);
    frame.isAfterString = added === true;
    return added;
  }

  /** Whether a string has just ended, so that a bare word means an unescaped quote. */
  isAfterString(): boolean {
    return this.frames.at(-1)?.isAfterString ?? false;
  }

  name(key: string): Answer {
    const frame = this.frames.at(-1);
    if (!frame || Array.isArray(frame.value)) return 'unexpected';
    if (frame.wants === 'comma') return frame.isAfterString ? 'unescaped-quote' : 'missing-comma';
    if (frame.wants !== 'item') return 'unexpected';
    frame.key = key;
    frame.wants = 'colon';
    return true;
  }

  add(value: unknown): Answer {
    const frame = this.frames.at(-1);
    if (!frame) return 'unexpected';
    if (frame.wants === 'comma') return frame.isAfterString ? 'unescaped-quote' : 'missing-comma';
    if (frame.wants === 'colon') return 'missing-colon';
    if (Array.isArray(frame.value)) frame.value.push(value);
    else if (frame.wants !== 'value' || frame.key === null) return 'unexpected';
    else if (value !== undefined) setOwn(frame.value, frame.key, value);
    frame.wants = 'comma';
    frame.isAfterString = false;
    return true;
  }

  /** What was complete when the reading stopped: half objects in lists are left out, but for messages with content. */
  complete(): unknown {
    for (let depth = this.frames.length - 1; depth > 0; depth -= 1) {
      const { value } = this.frames[depth] as Frame;
      const parent = (this.frames[depth - 1] as Frame).value;
      if (Array.isArray(value) || !Array.isArray(parent)) continue;
      const content = Object.hasOwn(value, 'content') ? value.content : undefined;
      const isMessage = Object.hasOwn(value, 'role') && Array.isArray(content) && content.length > 0;
      if (!isMessage) parent.pop();
    }
    return this.root;
  }
}

/** Sets an own property, also one called "__proto__". */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}
