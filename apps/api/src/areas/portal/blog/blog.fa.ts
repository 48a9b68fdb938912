export const blogText = { provider: 'سرو' }
