/** Where the configuration names no seller: nobody takes it for a real one. */
export const sellerText = { name: 'سرو (فروشنده هنوز در پیکربندی نیامده است)' }
