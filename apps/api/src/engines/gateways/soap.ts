import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { EngineError } from '../../ports/engine-error.ts'
import type { GatewayContext } from '../../ports/payments/payment.gateway.ts'
import { ask, lowerNames, type AskOptions, type Reply } from './ask.ts'

/** Numbers stay text: a token may be longer than a double is exact. Prefixes are each server's own choice. */
const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  removeNSPrefix: true,
  // A bank has no reason to define entities.
  processEntities: { enabled: true, maxTotalExpansions: 100, maxExpandedLength: 10_000 },
})
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: false })

export interface SoapCall extends Omit<AskOptions, 'body' | 'headers'> {
  namespace: string
  operation: string
  /** JAX-WS wants its parameters without a namespace, asmx within that of the service. */
  parametersQualified: boolean
  parameters: object
}

const envelopeOf = ({ namespace, operation, parametersQualified, parameters }: SoapCall): string => {
  const body = parametersQualified
    ? { [operation]: { '@_xmlns': namespace, ...parameters } }
    : { [`bank:${operation}`]: { '@_xmlns:bank': namespace, ...parameters } }
  return `<?xml version="1.0" encoding="utf-8"?>${builder.build({
    'soap:Envelope': { '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body },
  })}`
}

/** What stands in `<operation>Response`. */
export const askSoap = async (call: SoapCall, context: GatewayContext): Promise<Reply> => {
  const { namespace, operation, step } = call
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    soapaction: call.parametersQualified ? `"${namespace}/${operation}"` : '""',
  }
  const text = await ask({ ...call, body: envelopeOf(call), headers }, context)
  const nonsense = (cause?: unknown) =>
    new EngineError('internal', `the bank answered no SOAP to ${step}`, cause === undefined ? {} : { cause })
  let body: Reply
  try {
    body = lowerNames(lowerNames(lowerNames(parser.parse(text))['envelope'])['body'])
  } catch (cause) {
    throw nonsense(cause)
  }
  if ('fault' in body) throw new EngineError('internal', `the bank answered a fault to ${step}`)
  if (!(`${operation}response`.toLowerCase() in body)) throw nonsense()
  return lowerNames(body[`${operation}response`.toLowerCase()])
}
