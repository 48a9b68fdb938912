import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Text appears in its own font at once: the browser learns of the fonts before it has read any stylesheet. */
export const preloadFonts = (names: readonly string[]): Plugin => ({
  name: 'sarv-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
      return names.map((name) => {
        const file = Object.keys(bundle).find((each) => each.includes(name) && each.endsWith('.woff2'))
        if (!file) throw new Error(`No font file of the build is called ${name}`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return { tag: 'link', attrs, injectTo: 'head' }
      })
    },
  },
})
