// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardFinancial: build.query<
      DashboardFinancialApiResponse,
      DashboardFinancialApiArg
    >({
      query: () => ({ url: `/api/my/dashboard/financial` }),
      providesTags: ["Wallet", "Invoice", "Bill"],
    }),
    dashboardUsage: build.query<
      DashboardUsageApiResponse,
      DashboardUsageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dashboard/usage/${encodeURIComponent(String(queryArg.categoryId))}`,
      }),
      providesTags: ["Bill"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dashboardApi };
export type DashboardFinancialApiResponse =
  /** status 200 OK */ DashboardFinancial;
export type DashboardFinancialApiArg = void;
export type DashboardUsageApiResponse =
  /** status 200 OK */ DashboardUsagePoint[];
export type DashboardUsageApiArg = {
  /** 2 billing */
  categoryId: number;
};
export type DashboardFinancial = {
  /** Whole rials */
  walletBalance?: number;
  /** Whole rials */
  billPrice?: number;
  unpaidInvoiceCount?: number;
  activeServiceCount?: number;
  /** Days the balance lasts at the present use; null = no use */
  runwayDays?: number | null;
};
export type DashboardUsagePoint = {
  /** Ready-made Jalali label */
  month: string | null;
  /** Whole rials for the billing category */
  count: number;
};
export const useDashboardFinancialQuery = injectedRtkApi.useDashboardFinancialQuery;
export const useLazyDashboardFinancialQuery = injectedRtkApi.useLazyDashboardFinancialQuery;
export const useDashboardUsageQuery = injectedRtkApi.useDashboardUsageQuery;
export const useLazyDashboardUsageQuery = injectedRtkApi.useLazyDashboardUsageQuery;
