/** An element that a program writes its style into as if it were a `<style>`: the text goes to a style sheet of its own. */
const newStyle = (): HTMLElement => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const stand = Document.prototype.createElement.call(document, 'template')
  Object.defineProperty(stand, 'textContent', {
    set(css: string) {
      sheet.replaceSync(css)
    },
  })
  const remove = stand.remove.bind(stand)
  stand.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    remove()
  }
  return stand
}

/**
 * The page's security policy lets no `<style>` element in, and a terminal writes its colours and its grid into some. While
 * `work` runs, it is handed elements whose text goes to constructed style sheets instead, which the policy allows.
 */
export const withOwnStyles = (work: () => void): void => {
  const createElement = document.createElement.bind(document)
  const create = (name: string) => (name === 'style' ? newStyle() : createElement(name))
  // On the document itself, before its prototype: taking it away brings the browser's own back.
  Object.defineProperty(document, 'createElement', { configurable: true, value: create })
  try {
    work()
  } finally {
    Reflect.deleteProperty(document, 'createElement')
  }
}
