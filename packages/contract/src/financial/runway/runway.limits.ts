/** How many days before services go to the bin the last notice must have arrived. */
export const lastNoticeDays = 3
/** For how many hours the money must carry what comes back, so that it is not stopped again at once. */
export const resumeHours = 24
/** How many hours before the end customers are warned; the first of them can be switched off. */
export const warningHours = [168, 72, 24] as const

/** Money that lasts for fewer days than these is worth a warning. */
export const shortRunwayDays = 7
