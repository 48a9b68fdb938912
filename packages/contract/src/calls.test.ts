import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import agreed from './agreed-calls.json' with { type: 'json' }
import { isOperatorAccess, isOperatorPath, isProjectAccess } from './access.ts'
import type { Call } from './call.ts'
import { callTitle } from './call-titles.ts'
import { allCalls, callId, callsByArea } from './calls.ts'

const calls = Object.entries(allCalls) as [string, Call][]
const pathParameters = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const bodies = calls.flatMap(([id, { body }]) => (body ? [[id, body] as const] : []))
const isPersian = (text: string) => /[\u0600-\u06ff]/.test(text)

/** Reads that change something: a code of another sign-in provider can be used once. */
const signInsByGet = ['loginGoogleCallback']

describe('the calls', () => {
  it('are the agreed ones, no more and no fewer', () => {
    const present = calls.map(([id, { method, path }]) => `${method} ${path} ${id}`)
    expect(present.toSorted()).toEqual(agreed.toSorted())
  })

  it('stand in one area each', () =>
    expect(Object.values(callsByArea).reduce((count, area) => count + Object.keys(area).length, 0)).toBe(calls.length))

  it('have their own method and path', () =>
    expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length))

  it('know their id', () => {
    expect(callId(allCalls.vmHostCreate)).toBe('vmHostCreate')
    expect(() => callId({ method: 'GET', path: '/x', access: 'anyone', summary: 'x' })).toThrow('not a call')
  })

  it('have a schema for every path parameter, and no other', () => {
    const wrong = calls.filter(
      ([, { path, params }]) =>
        pathParameters(path).toSorted().join() !==
        Object.keys(params?.shape ?? {})
          .toSorted()
          .join(),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('name the project where their access depends on one', () => {
    const wrong = calls.filter(
      ([, { access, path, projectParam = 'projectId' }]) =>
        isProjectAccess(access) !== pathParameters(path).includes(projectParam),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('let readers change nothing and operators delete nothing', () => {
    const wrong = calls.filter(
      ([, { access, method }]) =>
        (access === 'project:read' && method !== 'GET') || (access === 'project:operate' && method === 'DELETE'),
    )
    const ownDrafts = ['networkPlanDelete']
    expect(wrong.map(([id]) => id)).toEqual(ownDrafts)
  })

  it('change nothing when they are a GET', () => {
    const changing = calls.filter(([, { method, invalidates, body }]) => method === 'GET' && (invalidates || body))
    expect(changing.map(([id]) => id)).toEqual(signInsByGet)
  })

  it('have a Persian title for the activity log where they change something or sign someone in', () => {
    const writing = calls.filter(([id, { method }]) => method !== 'GET' || signInsByGet.includes(id))
    expect(writing.filter(([id]) => !isPersian(callTitle(id))).map(([id]) => id)).toEqual([])
  })

  it('say whether they order a service, wherever something is made in a project', () => {
    const free = [
      'dnsRecordCreate',
      'edgeCertCreate',
      'edgeCertCreateUserCert',
      'originCertCreateUserCert',
      'kubeCloudConfigmapCreate',
      'kubeCloudDeployCreate',
      'kubeCloudDeployEnvCreate',
      'kubeCloudFirewallCreate',
      'kubeCloudIngressCreate',
      'kubeCloudIngressRuleCreate',
      'kubeCloudSecretCreate',
      'projectUserCreate',
      'storageFolderCreate',
      'storageKeyCreate',
      'vmHostFirewallCreate',
      'vmKeyCreate',
      'vpcInterfaceCreate',
      'vpcNatCreateDnat',
      'vpcNatCreateSnat',
      'vpcNetworkAccessCreate',
    ]
    const making = calls.filter(([id, { access }]) => isProjectAccess(access) && /Create|Register|Renew/.test(id))
    expect(
      making
        .filter(([, { orders }]) => !orders)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(free.toSorted())
  })

  it('of operators stand below a path of their own', () => {
    const wrong = calls.filter(
      ([, { path, access }]) => isOperatorAccess(access) !== isOperatorPath(path) && access !== 'anyone',
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('of operators say why, wherever they change something', () => {
    const aboutThemselves = ['operatorProve', 'operatorLogout', 'operatorViewEnd']
    const silent = calls.filter(([, { access, method, body }]) => {
      const shape = (body as z.ZodObject | undefined)?.shape
      return isOperatorAccess(access) && method !== 'GET' && !(shape && 'reason' in shape)
    })
    expect(silent.map(([id]) => id)).toEqual(aboutThemselves)
  })

  it('provide only groups that some write makes stale', () => {
    const stale = new Set(calls.flatMap(([, { invalidates }]) => invalidates ?? []))
    expect(calls.flatMap(([, { provides }]) => provides ?? []).filter((group) => !stale.has(group))).toEqual([])
  })
})

describe('answers', () => {
  const answering = calls.filter(([, { response }]) => response)

  it.each(answering)('%s can be written by a compiled serialiser', (_, { response }) =>
    expect(() => z.toJSONSchema(response!, { target: 'draft-7', io: 'output' })).not.toThrow(),
  )
})

describe('requests', () => {
  /** Everything a caller can send has an upper bound; `path` says where one is missing. */
  const unbounded = (node: unknown, path: string): string[] => {
    if (Array.isArray(node)) return node.flatMap((part) => unbounded(part, path))
    if (node === null || typeof node !== 'object') return []
    const schema: Record<string, unknown> = { ...node }
    const types = new Set([schema['type']].flat())
    const has = (...keys: string[]) => keys.some((key) => key in schema)
    const isOpen =
      (types.has('string') && !has('maxLength', 'pattern', 'enum', 'const')) ||
      (types.has('array') && !has('maxItems')) ||
      (types.has('integer') && !has('enum') && schema['maximum'] === Number.MAX_SAFE_INTEGER)
    return [
      ...(isOpen ? [path] : []),
      ...Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${path}.${key}`)),
    ]
  }

  it('have no field without a limit', () => {
    const open = calls.flatMap(([id, { params, query, body }]) =>
      [params, query, body].flatMap((schema) => (schema ? unbounded(z.toJSONSchema(schema, { io: 'input' }), id) : [])),
    )
    expect(open).toEqual([])
  })

  it('refuse 0 wherever a query names an id: it must never mean "all"', () => {
    const ids = calls.flatMap(([id, { query }]) =>
      Object.entries(query?.shape ?? {})
        .filter(([name]) => name.endsWith('Id'))
        .map(([name, field]) => ({ where: `${id}.${name}`, field: field as z.ZodType })),
    )
    expect(ids.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['volumeNodeGet.VmVolumeHostId', 'operationList.ServiceId', 'userLog.UserId']),
    )
    const taken = ids.filter(({ field }) => [0, '0', '00', '۰'].some((zero) => field.safeParse(zero).success))
    expect(taken.map(({ where }) => where)).toEqual([])
  })

  it.each(bodies)('%s refuses nonsense in Persian and never throws', (_, body) => {
    const nonsense = fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything()), fieldsOf(body))
    fc.assert(
      fc.property(nonsense, (sent) => {
        const { error } = body.safeParse(sent)
        expect(error?.issues.filter(({ message }) => !isPersian(message)) ?? []).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it.each(['paymentSepCallBack', 'paymentPecCallBack', 'paymentBfaCallBack', 'paymentBpmCallBack'] as const)(
    '%s refuses nothing that a bank sends',
    (id) => {
      fc.assert(
        fc.property(fc.anything(), (sent) => {
          expect(allCalls[id].body.safeParse(sent).error).toBeUndefined()
        }),
        { numRuns: 100 },
      )
    },
  )

  it('reads the fields of a bank whatever their case', () =>
    expect(allCalls.paymentSepCallBack.body.parse({ REFNUM: 'abc', resnum: 12, Amount: '1,000', x: 1 })).toEqual({
      refNum: 'abc',
      resNum: '12',
      amount: '1,000',
    }))
})

/** The right fields with wrong values: deeper than random objects get. */
const fieldsOf = (body: z.ZodType) => {
  const { properties = {}, $defs = {} } = z.toJSONSchema(body, { io: 'input' }) as {
    properties?: object
    $defs?: Record<string, { properties?: object }>
  }
  const names = [
    ...Object.keys(properties),
    ...Object.values($defs).flatMap((named) => Object.keys(named.properties ?? {})),
  ]
  return fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])), { requiredKeys: [] })
}
