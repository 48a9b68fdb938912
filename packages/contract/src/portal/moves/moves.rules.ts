/** Services of one act. */
export const movedAtOnce = 50

/** A service of a project, as `Vm:12` writes it. */
export interface ServiceInProject {
  serviceType: string
  serviceId: number
}

export const writeServices = (services: readonly ServiceInProject[]): string =>
  services.map(({ serviceType, serviceId }) => `${serviceType}:${serviceId}`).join(',')

const form = /^([A-Za-z]{1,50}):([1-9]\d{0,14})$/

/** Each once. `undefined`: it says something else. */
export const readServices = (text: string): ServiceInProject[] | undefined => {
  const read = [...new Set(text.split(','))].map((one) => form.exec(one.trim()))
  return read.every((match) => match !== null)
    ? read.map(([, serviceType, id]) => ({ serviceType: serviceType!, serviceId: Number(id) }))
    : undefined
}
