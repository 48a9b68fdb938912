export const financialDemo = { reason: 'اعتبار آغازین نمونه' } as const
