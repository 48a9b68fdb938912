import { join } from 'node:path'
import { openDiskFiles } from '../../engines/files/disk.ts'
import { openS3Files } from '../../engines/files/s3.ts'
import type { FileStore } from '../../ports/files/file-store.ts'
import type { EngineContext, OpenedEngines } from '../area.ts'

declare module '../../dependencies.ts' {
  interface AreaEngines {
    /** What customers attach to tickets. */
    files: FileStore
  }
}

export const openPortalArea = async ({ config }: EngineContext): Promise<OpenedEngines> => {
  const files = config.files ? openS3Files(config.files) : openDiskFiles(join(config.dataFolder, 'files'))
  return { engines: { files }, close: () => files.close() }
}
