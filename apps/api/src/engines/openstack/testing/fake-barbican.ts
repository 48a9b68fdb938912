import { EngineError } from '../../../ports/engine-error.ts'
import { missing, type Answers } from './fake-client.ts'

interface Thing {
  id: string
  name: string
}
interface Secret extends Thing {
  payload: string
}
interface Container extends Thing {
  type: string
  secret_refs: { name: string; secret_ref: string }[]
}

const address = 'http://127.0.0.1/v1'

/** As much of Barbican as load balancers need, in memory. */
export const createFakeBarbican = (newId: () => string) => {
  const secrets: Secret[] = []
  const containers: Container[] = []
  const pageOf = (all: readonly Thing[], kind: 'secret' | 'container', query: object = {}) => {
    const { offset = 0, limit = 10 } = query as { offset?: number; limit?: number }
    const page = all.slice(offset, offset + limit)
    return { [`${kind}s`]: page.map(({ id, name }) => ({ name, [`${kind}_ref`]: `${address}/${kind}s/${id}` })) }
  }
  const drop = (all: Thing[], id: string) => {
    const place = all.findIndex((one) => one.id === id)
    if (place === -1) throw missing()
    all.splice(place, 1)
  }
  const answers: Answers = [
    [/^GET \/secrets$/, ({ query }) => pageOf(secrets, 'secret', query)],
    [/^GET \/containers$/, ({ query }) => pageOf(containers, 'container', query)],
    [
      /^POST \/secrets$/,
      ({ body }) => {
        const secret = { ...(body as unknown as Secret), id: newId() }
        secrets.push(secret)
        return { secret_ref: `${address}/secrets/${secret.id}` }
      },
    ],
    [
      /^POST \/containers$/,
      ({ body }) => {
        const container = { ...(body as unknown as Container), id: newId() }
        const isWhole = container.secret_refs.every(({ secret_ref }) =>
          secrets.some(({ id }) => secret_ref === `${address}/secrets/${id}`),
        )
        if (!isWhole) throw new EngineError('invalid', 'a secret is not there')
        containers.push(container)
        return { container_ref: `${address}/containers/${container.id}` }
      },
    ],
    [/^DELETE \/secrets\/(.+)$/, ({ params: [id] }) => drop(secrets, id!)],
    [/^DELETE \/containers\/(.+)$/, ({ params: [id] }) => drop(containers, id!)],
  ]
  return {
    answers,
    /** What is in the container at a reference, part by part; undefined: it is not there. */
    read: (ref: string) => {
      const container = containers.find(({ id }) => ref === `${address}/containers/${id}`)
      return (
        container &&
        Object.fromEntries(
          container.secret_refs.map(({ name, secret_ref }) => [
            name,
            secrets.find(({ id }) => secret_ref === `${address}/secrets/${id}`)?.payload,
          ]),
        )
      )
    },
    /** All that is kept, by name. */
    names: () => [...secrets, ...containers].map(({ name }) => name).toSorted(),
  }
}
