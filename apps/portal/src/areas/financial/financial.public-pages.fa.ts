export const financialPublicText = { quoteCheck: 'بررسی پیش‌فاکتور' }
