/** To an operator who sees the portal as a customer. The server answers it, and the portal says it before anything is sent. */
export const viewMayNot = 'پنل را از دید مشتری می‌بینید؛ فقط می‌توانید ببینید و این کار شدنی نیست.'
