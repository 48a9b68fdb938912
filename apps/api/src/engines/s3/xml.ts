import { XMLBuilder, XMLParser } from 'fast-xml-parser'

/** Numbers and dates stay text: a key named `1e3` is a key. */
const common = {
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
  // A document of 1,000 keys is full of `&amp;`; entities of its own making are not expanded.
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 100_000_000 },
}
const parser = new XMLParser({ ...common, ignoreAttributes: true })
/** Loses nothing: order, attributes and elements that we do not know. */
const keepingParser = new XMLParser({ ...common, ignoreAttributes: false, preserveOrder: true })
const keepingBuilder = new XMLBuilder({ ignoreAttributes: false, preserveOrder: true })
const builder = new XMLBuilder({ suppressEmptyNode: false })

export type XmlNode = { readonly [name: string]: XmlNode | readonly XmlNode[] | string | undefined }

/** The document's own element. */
export const parseXml = (text: string): XmlNode => {
  const [root] = Object.values(parser.parse(text) as Record<string, XmlNode>)
  return typeof root === 'object' ? root : {}
}

export const buildXml = (name: string, content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [name]: content })}`

type OrderedNode = Readonly<Record<string, unknown>>

/** Each element of this name in the document, as text that says the same as what was read. */
export const elementsOf = (text: string, name: string): string[] => {
  const document = keepingParser.parse(text) as OrderedNode[]
  const inside = document.flatMap((node) => Object.values(node).filter((value) => Array.isArray(value)))
  return (inside.flat() as OrderedNode[])
    .filter((node) => Array.isArray(node[name]))
    .map((node) => keepingBuilder.build([node]))
}

/** A document of elements that are text already. */
export const wrapXml = (name: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${elements.join('')}</${name}>`

export const elementXml = (name: string, content: object): string => builder.build({ [name]: content })

export const inside = (node: XmlNode | undefined, name: string): XmlNode | undefined => listOf(node, name)[0]

/** One element and many look different to the parser. */
export const listOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] => {
  const found = node?.[name]
  if (found === undefined) return []
  return Array.isArray(found) ? (found as readonly XmlNode[]) : [found as XmlNode]
}

export const textOf = (node: XmlNode | undefined, name: string): string => {
  const found = node?.[name]
  return typeof found === 'string' ? found : ''
}

export const textsOf = (node: XmlNode, name: string): string[] =>
  listOf(node, name).filter((one): one is XmlNode & string => typeof one === 'string')
