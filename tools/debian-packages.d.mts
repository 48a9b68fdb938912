export const canInstallPackages: () => boolean
export const installPackage: (...names: string[]) => Promise<void>
