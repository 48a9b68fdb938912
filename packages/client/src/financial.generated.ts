// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    billGet: build.query<BillGetApiResponse, BillGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/bill/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Bill"],
    }),
    billList: build.query<BillListApiResponse, BillListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/bill/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Bill"],
    }),
    billListDownload: build.query<
      BillListDownloadApiResponse,
      BillListDownloadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/financial/bill/list-download/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    billShortList: build.query<BillShortListApiResponse, BillShortListApiArg>({
      query: () => ({ url: `/api/my/financial/bill/short-list` }),
      providesTags: ["Bill"],
    }),
    calculateMonthList: build.query<
      CalculateMonthListApiResponse,
      CalculateMonthListApiArg
    >({
      query: () => ({ url: `/api/my/financial/calculate-month/list` }),
      providesTags: ["Bill"],
    }),
    financialHomeIndex: build.mutation<
      FinancialHomeIndexApiResponse,
      FinancialHomeIndexApiArg
    >({
      query: () => ({ url: `/api/my/financial/home/index`, method: "POST" }),
      invalidatesTags: [],
    }),
    invoiceGet: build.query<InvoiceGetApiResponse, InvoiceGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/invoice/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Invoice"],
    }),
    invoiceList: build.query<InvoiceListApiResponse, InvoiceListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/invoice/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Invoice"],
    }),
    invoiceListDownload: build.query<
      InvoiceListDownloadApiResponse,
      InvoiceListDownloadApiArg
    >({
      query: () => ({ url: `/api/my/financial/invoice/list-download` }),
      providesTags: [],
    }),
    invoicePay: build.mutation<InvoicePayApiResponse, InvoicePayApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/invoice/pay`,
        method: "POST",
        body: queryArg.payInvoiceModel,
      }),
      invalidatesTags: ["Invoice", "Wallet", "Payment"],
    }),
    invoiceSummary: build.query<
      InvoiceSummaryApiResponse,
      InvoiceSummaryApiArg
    >({
      query: () => ({ url: `/api/my/financial/invoice/summary` }),
      providesTags: ["Invoice"],
    }),
    invoiceUnpaid: build.query<InvoiceUnpaidApiResponse, InvoiceUnpaidApiArg>({
      query: () => ({ url: `/api/my/financial/invoice/unpaid` }),
      providesTags: ["Invoice"],
    }),
    offerGet: build.query<OfferGetApiResponse, OfferGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/offer/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Catalog"],
    }),
    offerList: build.query<OfferListApiResponse, OfferListApiArg>({
      query: () => ({ url: `/api/my/financial/offer/list` }),
      providesTags: ["Catalog"],
    }),
    offerPay: build.mutation<OfferPayApiResponse, OfferPayApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/offer/pay`,
        method: "POST",
        body: queryArg.payOfferModel,
      }),
      invalidatesTags: ["Payment"],
    }),
    orderList: build.query<OrderListApiResponse, OrderListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/order/list/${encodeURIComponent(String(queryArg.productId))}`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Order"],
    }),
    orderShortList: build.query<
      OrderShortListApiResponse,
      OrderShortListApiArg
    >({
      query: () => ({ url: `/api/my/financial/order/short-list` }),
      providesTags: ["Order"],
    }),
    paymentProviderList: build.query<
      PaymentProviderListApiResponse,
      PaymentProviderListApiArg
    >({
      query: () => ({ url: `/api/my/financial/payment-provider/list` }),
      providesTags: ["Catalog"],
    }),
    paymentCreate: build.mutation<
      PaymentCreateApiResponse,
      PaymentCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/financial/payment/create`,
        method: "POST",
        body: queryArg.createPaymentModel,
      }),
      invalidatesTags: ["Payment"],
    }),
    paymentGet: build.query<PaymentGetApiResponse, PaymentGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/payment/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Payment"],
    }),
    paymentList: build.query<PaymentListApiResponse, PaymentListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/payment/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Payment"],
    }),
    paymentListDownload: build.query<
      PaymentListDownloadApiResponse,
      PaymentListDownloadApiArg
    >({
      query: () => ({ url: `/api/my/financial/payment/list-download` }),
      providesTags: [],
    }),
    referralGet: build.query<ReferralGetApiResponse, ReferralGetApiArg>({
      query: () => ({ url: `/api/my/financial/referral/get` }),
      providesTags: ["Wallet"],
    }),
    referralList: build.query<ReferralListApiResponse, ReferralListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/referral/list/${encodeURIComponent(String(queryArg.referralId))}`,
      }),
      providesTags: ["Wallet"],
    }),
    voucherUse: build.mutation<VoucherUseApiResponse, VoucherUseApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/voucher/use`,
        method: "POST",
        body: queryArg.useVoucherModel,
      }),
      invalidatesTags: ["Wallet"],
    }),
    walletCommissionList: build.query<
      WalletCommissionListApiResponse,
      WalletCommissionListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/financial/wallet-commission/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Wallet"],
    }),
    walletGetBalance: build.query<
      WalletGetBalanceApiResponse,
      WalletGetBalanceApiArg
    >({
      query: () => ({ url: `/api/my/financial/wallet/get-balance` }),
      providesTags: ["Wallet"],
    }),
    walletList: build.query<WalletListApiResponse, WalletListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/financial/wallet/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Wallet"],
    }),
    walletListDownload: build.query<
      WalletListDownloadApiResponse,
      WalletListDownloadApiArg
    >({
      query: () => ({ url: `/api/my/financial/wallet/list-download` }),
      providesTags: [],
    }),
    walletUsageReport: build.query<
      WalletUsageReportApiResponse,
      WalletUsageReportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/financial/wallet/usage-report/${encodeURIComponent(String(queryArg.period))}`,
      }),
      providesTags: ["Wallet"],
    }),
    homeIndex: build.mutation<HomeIndexApiResponse, HomeIndexApiArg>({
      query: () => ({ url: `/api/my/home/index`, method: "POST" }),
      invalidatesTags: [],
    }),
    homeIndexRead: build.query<HomeIndexReadApiResponse, HomeIndexReadApiArg>({
      query: () => ({ url: `/api/my/home/index` }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as financialApi };
export type BillGetApiResponse = /** status 200 OK */ BillDetail;
export type BillGetApiArg = {
  id: number;
};
export type BillListApiResponse = /** status 200 OK */ BillListItem[];
export type BillListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type BillListDownloadApiResponse = unknown;
export type BillListDownloadApiArg = {
  id: number;
};
export type BillShortListApiResponse = /** status 200 OK */ BillShortItem[];
export type BillShortListApiArg = void;
export type CalculateMonthListApiResponse =
  /** status 200 OK */ CalculateMonthListItem[];
export type CalculateMonthListApiArg = void;
export type FinancialHomeIndexApiResponse = unknown;
export type FinancialHomeIndexApiArg = void;
export type InvoiceGetApiResponse = /** status 200 OK */ InvoiceDetail;
export type InvoiceGetApiArg = {
  id: number;
};
export type InvoiceListApiResponse = /** status 200 OK */ InvoiceListItem[];
export type InvoiceListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type InvoiceListDownloadApiResponse = unknown;
export type InvoiceListDownloadApiArg = void;
export type InvoicePayApiResponse = /** status 200 OK */ InvoicePayResult;
export type InvoicePayApiArg = {
  payInvoiceModel: PayInvoiceModel;
};
export type InvoiceSummaryApiResponse = /** status 200 OK */ InvoiceSummary;
export type InvoiceSummaryApiArg = void;
export type InvoiceUnpaidApiResponse = /** status 200 OK */ UnpaidInvoice[];
export type InvoiceUnpaidApiArg = void;
export type OfferGetApiResponse = /** status 200 OK */ OfferDetail;
export type OfferGetApiArg = {
  id: number;
};
export type OfferListApiResponse = /** status 200 OK */ OfferListItem[];
export type OfferListApiArg = void;
export type OfferPayApiResponse = /** status 200 OK */ OfferPayStart;
export type OfferPayApiArg = {
  payOfferModel: PayOfferModel;
};
export type OrderListApiResponse = /** status 200 OK */ OrderListItem[];
export type OrderListApiArg = {
  productId: number;
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type OrderShortListApiResponse = /** status 200 OK */ OrderShortItem[];
export type OrderShortListApiArg = void;
export type PaymentProviderListApiResponse =
  /** status 200 OK */ PaymentProviderListItem[];
export type PaymentProviderListApiArg = void;
export type PaymentCreateApiResponse = /** status 200 OK */ PaymentStart;
export type PaymentCreateApiArg = {
  createPaymentModel: CreatePaymentModel;
};
export type PaymentGetApiResponse = /** status 200 OK */ PaymentDetail;
export type PaymentGetApiArg = {
  id: number;
};
export type PaymentListApiResponse = /** status 200 OK */ PaymentListItem[];
export type PaymentListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type PaymentListDownloadApiResponse = unknown;
export type PaymentListDownloadApiArg = void;
export type ReferralGetApiResponse = /** status 200 OK */ Referral;
export type ReferralGetApiArg = void;
export type ReferralListApiResponse = /** status 200 OK */ ReferralListItem[];
export type ReferralListApiArg = {
  referralId: number;
};
export type VoucherUseApiResponse = unknown;
export type VoucherUseApiArg = {
  useVoucherModel: UseVoucherModel;
};
export type WalletCommissionListApiResponse =
  /** status 200 OK */ WalletCommissionListItem[];
export type WalletCommissionListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type WalletGetBalanceApiResponse = /** status 200 OK */ number;
export type WalletGetBalanceApiArg = void;
export type WalletListApiResponse =
  /** status 200 OK */ WalletTransactionListItem[];
export type WalletListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type WalletListDownloadApiResponse = unknown;
export type WalletListDownloadApiArg = void;
export type WalletUsageReportApiResponse =
  /** status 200 OK */ WalletUsagePoint[];
export type WalletUsageReportApiArg = {
  /** 1 day, 2 week, 3 month, 4 year */
  period: number;
};
export type HomeIndexApiResponse = unknown;
export type HomeIndexApiArg = void;
export type HomeIndexReadApiResponse = unknown;
export type HomeIndexReadApiArg = void;
export type BillOrderLine = {
  orderItem: string | null;
  quantity: number;
  /** Hours used in the period */
  duration: number;
  /** Whole rials */
  price: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
};
export type BillOrder = {
  product: string | null;
  order: string | null;
  orderId: number;
  /** Whole rials */
  orderPrice: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
  orderItems?: BillOrderLine[] | null;
};
export type BillDetail = {
  id: number;
  name: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  billDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate?: string | null;
  /** Whole rials */
  netPrice: number;
  /** Whole rials */
  vat: number;
  /** Whole rials */
  totalPrice: number;
  billOrders?: BillOrder[] | null;
};
export type BillListItem = {
  id: number;
  calculateMonthId: number;
  /** Jalali month label */
  calculateMonth: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  billDate: string;
  /** Whole rials */
  netPrice: number;
  /** Whole rials */
  vat: number;
  /** Whole rials */
  totalPrice: number;
};
export type BillShortItem = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  billDate: string;
  /** Whole rials */
  totalPrice: number;
};
export type CalculateMonthListItem = {
  id: number;
  /** Jalali month label */
  name: string | null;
};
export type InvoiceLine = {
  product: string | null;
  quantity: number;
  /** Whole rials */
  unitPrice: number;
  /** Whole rials */
  price: number;
};
export type InvoiceDetail = {
  id: number;
  sellerName: string | null;
  sellerAddress: string | null;
  sellerPhone: string | null;
  customerName: string | null;
  customerAddress?: string | null;
  customerPhone?: string | null;
  /** 1 paid, 2 cancelled, 3 unpaid */
  invoiceStatusId: number;
  invoiceStatus: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  invoiceDate: string;
  /** Whole rials */
  netPrice: number;
  /** Whole rials */
  discount: number;
  /** Whole rials */
  totalPrice: number;
  /** Whole rials */
  vat: number;
  /** Whole rials */
  invoicePrice: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
  invoiceItems: InvoiceLine[] | null;
};
export type InvoiceListItem = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  invoiceDate: string;
  /** Whole rials */
  netPrice: number;
  /** Whole rials */
  discount: number;
  /** Whole rials */
  vat: number;
  /** Whole rials */
  totalPrice: number;
  /** Whole rials */
  invoicePrice: number;
  /** 1 paid, 2 cancelled, 3 unpaid */
  invoiceStatusId: number;
  invoiceStatus: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
};
export type InvoicePayResult = {
  status: boolean;
  /** Set when a gateway is needed */
  location: string | null;
};
export type PayInvoiceModel = {
  id: number;
};
export type InvoiceSummary = {
  /** Whole rials */
  totalPaid: number;
  /** Whole rials */
  totalUnpaid: number;
};
export type UnpaidInvoice = {
  id: number;
  /** 1 paid, 2 cancelled, 3 unpaid */
  invoiceStatusId: number;
  customerName: string | null;
  /** Whole rials */
  netPrice: number;
  /** Whole rials */
  discount: number;
  /** Whole rials */
  invoicePrice: number;
  /** Whole rials */
  vat: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  invoiceDate: string;
};
export type OfferDetail = {
  name: string | null;
  /** Whole rials */
  amount: number;
  /** Whole rials */
  freeAmount: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type OfferListItem = {
  id: number;
  name: string | null;
  /** Whole rials to pay */
  amount: number;
  /** Whole rials added as a gift */
  freeAmount: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type OfferPayStart = {
  status: boolean;
  /** As in PaymentStart */
  location: string | null;
  phoneNumber?: string | null;
  refId?: string | null;
};
export type PayOfferModel = {
  /** 1 pec, 2 sep, 3 bfa, 4 bpm */
  paymentProviderId: number;
  offerId: number;
};
export type OrderListItem = {
  id: number;
  name: string | null;
  product: string | null;
  /** 101 vm, 102 dns, 103 cdn, 104 storage, 105 kubernetesCloud, 106 kubernetesCluster, 107 bareMetal, 108 colocation, 109 vpc, 110 domain, 111 web */
  productId: number;
  order: string | null;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  projectId?: number | null;
  serviceId?: number | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number | null;
};
export type OrderShortItem = {
  id: number;
  name: string | null;
  product: string | null;
  order: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type PaymentProviderListItem = {
  /** 1 pec, 2 sep, 3 bfa, 4 bpm */
  id: number;
  name: string | null;
  status?: boolean;
  photoName?: string | null;
};
export type PaymentStart = {
  /** false: could not start */
  status: boolean;
  /** Bank page to go to (all gateways but Mellat) */
  location: string | null;
  /** Mellat: value of the MobileNo form field */
  phoneNumber?: string | null;
  /** Mellat: value of the RefId form field */
  refId?: string | null;
};
export type CreatePaymentModel = {
  /** An enabled provider */
  paymentProviderId: number;
  amount: number;
};
export type PaymentDetail = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  transactionDate: string;
  paymentStatus: string | null;
  /** 1 notDone, 2 done */
  paymentStatusId: number;
  paymentProvider: string | null;
  /** 1 pec, 2 sep, 3 bfa, 4 bpm */
  paymentProviderId: number;
  /** True once verified with the bank */
  finalStatus: boolean;
  /** Whole rials */
  amount: number;
  rrn?: number | null;
  hashCardNumber?: string | null;
};
export type PaymentListItem = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  transactionDate: string;
  paymentStatus: string | null;
  /** 1 notDone, 2 done */
  paymentStatusId: number;
  paymentProvider: string | null;
  /** 1 pec, 2 sep, 3 bfa, 4 bpm */
  paymentProviderId: number;
  finalStatus: boolean;
  /** Whole rials */
  amount: number;
  /** Bank reference number */
  rrn?: number | null;
  /** Masked card number */
  hashCardNumber?: string | null;
};
export type Referral = {
  id: number;
  referralCode: string | null;
  referralLink: string | null;
};
export type ReferralListItem = {
  customer: string | null;
  /** Percent */
  commissionPercent: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  joinDate: string;
};
export type UseVoucherModel = {
  voucherCode: string;
};
export type WalletCommissionListItem = {
  id: number;
  /** Whole rials */
  totalPrice: number;
  /** Whole rials earned */
  amount: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  transactionDate: string;
};
export type WalletTransactionListItem = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  transactionDate: string;
  /** Whole rials */
  credit: number;
  /** Whole rials */
  debit: number;
  /** Whole rials; running balance, may be negative */
  balance: number;
  description?: string | null;
};
export type WalletUsagePoint = {
  /** Whole rials */
  balance: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate: string;
};
export const useBillGetQuery = injectedRtkApi.useBillGetQuery;
export const useLazyBillGetQuery = injectedRtkApi.useLazyBillGetQuery;
export const useBillListQuery = injectedRtkApi.useBillListQuery;
export const useLazyBillListQuery = injectedRtkApi.useLazyBillListQuery;
export const useBillListDownloadQuery = injectedRtkApi.useBillListDownloadQuery;
export const useLazyBillListDownloadQuery = injectedRtkApi.useLazyBillListDownloadQuery;
export const useBillShortListQuery = injectedRtkApi.useBillShortListQuery;
export const useLazyBillShortListQuery = injectedRtkApi.useLazyBillShortListQuery;
export const useCalculateMonthListQuery = injectedRtkApi.useCalculateMonthListQuery;
export const useLazyCalculateMonthListQuery = injectedRtkApi.useLazyCalculateMonthListQuery;
export const useFinancialHomeIndexMutation = injectedRtkApi.useFinancialHomeIndexMutation;
export const useInvoiceGetQuery = injectedRtkApi.useInvoiceGetQuery;
export const useLazyInvoiceGetQuery = injectedRtkApi.useLazyInvoiceGetQuery;
export const useInvoiceListQuery = injectedRtkApi.useInvoiceListQuery;
export const useLazyInvoiceListQuery = injectedRtkApi.useLazyInvoiceListQuery;
export const useInvoiceListDownloadQuery = injectedRtkApi.useInvoiceListDownloadQuery;
export const useLazyInvoiceListDownloadQuery = injectedRtkApi.useLazyInvoiceListDownloadQuery;
export const useInvoicePayMutation = injectedRtkApi.useInvoicePayMutation;
export const useInvoiceSummaryQuery = injectedRtkApi.useInvoiceSummaryQuery;
export const useLazyInvoiceSummaryQuery = injectedRtkApi.useLazyInvoiceSummaryQuery;
export const useInvoiceUnpaidQuery = injectedRtkApi.useInvoiceUnpaidQuery;
export const useLazyInvoiceUnpaidQuery = injectedRtkApi.useLazyInvoiceUnpaidQuery;
export const useOfferGetQuery = injectedRtkApi.useOfferGetQuery;
export const useLazyOfferGetQuery = injectedRtkApi.useLazyOfferGetQuery;
export const useOfferListQuery = injectedRtkApi.useOfferListQuery;
export const useLazyOfferListQuery = injectedRtkApi.useLazyOfferListQuery;
export const useOfferPayMutation = injectedRtkApi.useOfferPayMutation;
export const useOrderListQuery = injectedRtkApi.useOrderListQuery;
export const useLazyOrderListQuery = injectedRtkApi.useLazyOrderListQuery;
export const useOrderShortListQuery = injectedRtkApi.useOrderShortListQuery;
export const useLazyOrderShortListQuery = injectedRtkApi.useLazyOrderShortListQuery;
export const usePaymentProviderListQuery = injectedRtkApi.usePaymentProviderListQuery;
export const useLazyPaymentProviderListQuery = injectedRtkApi.useLazyPaymentProviderListQuery;
export const usePaymentCreateMutation = injectedRtkApi.usePaymentCreateMutation;
export const usePaymentGetQuery = injectedRtkApi.usePaymentGetQuery;
export const useLazyPaymentGetQuery = injectedRtkApi.useLazyPaymentGetQuery;
export const usePaymentListQuery = injectedRtkApi.usePaymentListQuery;
export const useLazyPaymentListQuery = injectedRtkApi.useLazyPaymentListQuery;
export const usePaymentListDownloadQuery = injectedRtkApi.usePaymentListDownloadQuery;
export const useLazyPaymentListDownloadQuery = injectedRtkApi.useLazyPaymentListDownloadQuery;
export const useReferralGetQuery = injectedRtkApi.useReferralGetQuery;
export const useLazyReferralGetQuery = injectedRtkApi.useLazyReferralGetQuery;
export const useReferralListQuery = injectedRtkApi.useReferralListQuery;
export const useLazyReferralListQuery = injectedRtkApi.useLazyReferralListQuery;
export const useVoucherUseMutation = injectedRtkApi.useVoucherUseMutation;
export const useWalletCommissionListQuery = injectedRtkApi.useWalletCommissionListQuery;
export const useLazyWalletCommissionListQuery = injectedRtkApi.useLazyWalletCommissionListQuery;
export const useWalletGetBalanceQuery = injectedRtkApi.useWalletGetBalanceQuery;
export const useLazyWalletGetBalanceQuery = injectedRtkApi.useLazyWalletGetBalanceQuery;
export const useWalletListQuery = injectedRtkApi.useWalletListQuery;
export const useLazyWalletListQuery = injectedRtkApi.useLazyWalletListQuery;
export const useWalletListDownloadQuery = injectedRtkApi.useWalletListDownloadQuery;
export const useLazyWalletListDownloadQuery = injectedRtkApi.useLazyWalletListDownloadQuery;
export const useWalletUsageReportQuery = injectedRtkApi.useWalletUsageReportQuery;
export const useLazyWalletUsageReportQuery = injectedRtkApi.useLazyWalletUsageReportQuery;
export const useHomeIndexMutation = injectedRtkApi.useHomeIndexMutation;
export const useHomeIndexReadQuery = injectedRtkApi.useHomeIndexReadQuery;
export const useLazyHomeIndexReadQuery = injectedRtkApi.useLazyHomeIndexReadQuery;
