export const financialDemo = { reason: 'اعتبار آغازین نمونه', quote: 'سرورهای فروش نوروزی' } as const
