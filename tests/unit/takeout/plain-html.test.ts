import { expect, it } from 'vitest';
import { plainHtml, textAsHtml } from '../../../src/takeout/plain-html.ts';

it.each([
  [
    'bare elements',
    '<p class="a" onclick="x()">b <strong id=c>d</strong></p>',
    '<p>b <strong>d</strong></p>',
  ],
  ['no picture', 'a<img src="x.png" alt="b">c', 'ac'],
  ['no script or style', 'a<script>alert("<p>")</script><style>p{}</style>b', 'ab'],
  ['no comment', 'a<!-- <p> -->b', 'ab'],
  [
    'public links',
    '<a class="x" href="https://a.example/?b=1&amp;c">d</a>',
    '<a href="https://a.example/?b=1&amp;c">d</a>',
  ],
  ['links within pages as text', '<a href="/licoes/x/">d</a> <a href="javascript:x">e</a>', 'd e'],
  ['one line', '<p>a</p>\n\n<p>b\nc</p>', '<p>a</p> <p>b c</p>'],
  ['entities as they are', 'a &lt;b&gt; &amp;', 'a &lt;b&gt; &amp;'],
  ['code lines', '<pre><code>a\n  b\r\nc\n</code></pre>\n', '<pre><code>a<br>  b<br>c</code></pre>'],
])('HTML is reduced to %s', (_what, html, plain) => {
  expect(plainHtml(html)).toBe(plain);
});

it('text becomes HTML that shows it as it is', () => {
  expect(textAsHtml('a <b> & "c"')).toBe('a &lt;b&gt; &amp; &quot;c&quot;');
});
