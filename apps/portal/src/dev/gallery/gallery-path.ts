/** Where development shows every component; no build has it. */
export const galleryPath = '/dev/ui'
