import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComputeEngine } from '../apps/api/src/ports/compute/compute.engine.ts'
import type { EngineConsole } from '../apps/api/src/ports/compute/hosts.engine.ts'
import type { Fault } from '../apps/api/src/engines/conformance/faults.ts'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { TestOperator } from '../apps/api/src/testing/operators.ts'
import type { Person } from '../apps/api/src/testing/people.ts'
import type { Numbered, ServerReady, ServerRequest } from './server.ts'

/** Someone with a token, as the portal knows them. */
export interface Member extends Person {
  isSuperUser: boolean
}

export type Owner = Customer & Member
export type Newcomer = Omit<Owner, 'projectId'>

/** The running product, and what only its operators can do: make customers, break engines. */
export class Product {
  readonly url: string
  readonly #child: ChildProcess
  #asked = 0

  constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  #ask<Answer>(message: ServerRequest): Promise<Answer> {
    const number = ++this.#asked
    const child = this.#child
    return new Promise((resolve, reject) => {
      const onMessage = (answer: Numbered<Answer>) => {
        if (answer.number !== number) return
        child.off('message', onMessage)
        child.off('exit', onExit)
        resolve(answer.message)
      }
      const onExit = () => reject(new Error(`the product has died of ${JSON.stringify(message)}`))
      child.on('message', onMessage)
      child.once('exit', onExit)
      child.send({ number, message } satisfies Numbered<ServerRequest>)
    })
  }

  /** With more money than any journey spends, unless it is about that. */
  newCustomer({ rials }: { rials?: number } = {}): Promise<Owner> {
    return this.#ask({ want: 'customer', rials })
  }

  newNewcomer(): Promise<Newcomer> {
    return this.#ask({ want: 'newcomer' })
  }

  newColleague(of: Customer, access: 'reporter' | 'maintainer'): Promise<Member> {
    return this.#ask({ want: 'colleague', of, access })
  }

  /** Somebody of the provider who may do everything, signed in. */
  newOperator(): Promise<TestOperator> {
    return this.#ask({ want: 'operator' })
  }

  /** Many projects and services, only to be looked at. */
  async fillAccount(of: Customer): Promise<void> {
    await this.#ask({ want: 'large account', of })
  }

  /** An invoice that waits to be paid. */
  newInvoice(of: Customer): Promise<{ id: number }> {
    return this.#ask({ want: 'invoice', of })
  }

  /** An operator types `sarv` and these words; answers what it says. */
  async sarv(...words: string[]): Promise<string> {
    const { said } = await this.#ask<{ said: string }>({ want: 'command', words })
    return said
  }

  async breakEngine(fault: Fault<ComputeEngine>): Promise<void> {
    await this.#ask({ want: 'fault', fault })
  }

  async mendEngine(): Promise<void> {
    await this.#ask({ want: 'no faults' })
  }

  /** The sessions of this person have proven nothing lately: what asks again who is there asks. */
  async forgetProof({ userId }: Pick<Person, 'userId'>): Promise<void> {
    await this.#ask({ want: 'no proof', userId })
  }

  /** Every server shows this from now on; null: the sandbox has no screen. */
  async giveScreen(console: EngineConsole | null): Promise<void> {
    await this.#ask({ want: 'console', console })
  }

  /** Somebody deletes or stops a server on the cloud itself; answers once that is found out. */
  async actOutside(act: 'delete' | 'stop', { projectId }: Customer, id: number): Promise<void> {
    await this.#ask({ want: 'outside', act, projectId, id })
  }

  /**
   * So many hours pass for everything that is about money: they are rated, bills are issued, and what is unpaid is seen to. A
   * product for itself alone: for all others these hours have passed too.
   */
  async passHours(hours: number): Promise<void> {
    await this.#ask({ want: 'hours', hours })
  }

  /** A call as any program would send it, for what a journey needs and does not walk itself. */
  call<Answer>(who: { token: string }, method: string, path: string, body?: object): Promise<Answer> {
    return this.#send<Answer>(who, method, `/api/my${path}`, body)
  }

  /** The same on the other side of the counter. */
  callAsOperator<Answer>(who: TestOperator, method: string, path: string, body?: object): Promise<Answer> {
    return this.#send<Answer>(who, method, `/api/operator${path}`, body)
  }

  async #send<Answer>(who: { token: string }, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { authorization: `Bearer ${who.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
}

interface ProductOptions {
  /** The checkout whose product it is, where it is not this one. */
  folder?: string
  /** A built portal other than the checkout's own. */
  portalFolder?: string
}

const thisCheckout = fileURLToPath(new URL('..', import.meta.url))

export const startProduct = async ({ folder = thisCheckout, portalFolder }: ProductOptions = {}): Promise<{
  product: Product
  stop(): Promise<void>
}> => {
  const child = fork(join(folder, 'e2e', 'server.ts'), {
    execArgv: [],
    env: { ...process.env, ...(portalFolder !== undefined && { E2E_PORTAL_FOLDER: portalFolder }) },
  })
  const [{ url }] = (await once(child, 'message')) as [ServerReady]
  return {
    product: new Product(child, url),
    stop: async () => {
      if (!child.connected) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
