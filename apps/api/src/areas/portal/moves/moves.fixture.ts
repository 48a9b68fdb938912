import { writeServices } from '@sarv/contract/portal/moves/moves.rules'
import type { MoveRehearsal } from '@sarv/contract/portal/moves/moves.schemas'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { insertProject, type Person } from '../../../testing/people.ts'

export interface Ref {
  serviceType: string
  serviceId: number
}

export const vm = (serviceId: number): Ref => ({ serviceType: 'Vm', serviceId })
export const volume = (serviceId: number): Ref => ({ serviceType: 'Volume', serviceId })

export const inProject = (customer: Customer, projectId: number): Customer => ({ ...customer, projectId })
export const obstaclesIn = ({ services }: MoveRehearsal) =>
  services.flatMap(({ obstacles }) => obstacles.map(({ code }) => code))

/** Moves as the portal asks for them. */
export const moveTools = (api: () => TestApi) => {
  const rehearse = (who: Person, from: number, services: readonly Ref[], to: number) =>
    api().get<MoveRehearsal & { type?: string }>(
      who,
      `/portal/${from}/service/move-rehearsal?Services=${writeServices(services)}&TargetProjectId=${to}`,
    )
  const ask = (who: Person, from: number, services: readonly Ref[], targetProjectId: number) =>
    api().send<{ id: number; operationId: number }[] & { type?: string; errorMessage?: string }>(
      who,
      'POST',
      `/portal/${from}/service/move`,
      { services, targetProjectId },
    )
  return {
    rehearse,
    ask,
    move: async (who: Person, from: number, services: readonly Ref[], to: number): Promise<void> => {
      const { status, body } = await ask(who, from, services, to)
      if (status !== 200) throw new Error(JSON.stringify(body))
      for (const { operationId } of body) await api().untilDone(operationId)
    },
    newProject: ({ customerId }: Customer) => insertProject(api().db, customerId),
    statusIn: async (who: Person, projectId: number, id: number) =>
      (await api().get(who, `/vm/${projectId}/host/get/${id}`)).status,
  }
}
