import { shellText } from '../../../shell/shell.fa.ts'
import { projectPageText } from './project-page.fa.ts'

const text = projectPageText.deletion

/** As many as a sentence holds. */
const namedAtMost = 5

interface Circumstances {
  mayManage: boolean
  /** The servers that are still in it. */
  servers: readonly { name: string | null }[]
}

/** Why a project cannot be deleted now, as far as the portal knows; the server looks at every kind of service. */
export const deletionRefusal = ({ mayManage, servers }: Circumstances): string | undefined => {
  if (!mayManage) return shellText.roleForbids
  if (servers.length === 0) return undefined
  const names = servers.slice(0, namedAtMost).map(({ name }) => name ?? '')
  return text.notEmpty(text.servers(names, servers.length - names.length))
}
