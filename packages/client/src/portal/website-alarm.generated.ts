// Written by `npm run gen` from the contract. Never edited by hand.
import type { WebsiteAlarmListApiArg, WebsiteAlarmListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    websiteAlarmList: build.query<
      WebsiteAlarmListApiResponse,
      WebsiteAlarmListApiArg
    >({
      query: () => ({ url: `/api/my/portal/website-alarm/list` }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalWebsiteAlarmApi };
export const useWebsiteAlarmListQuery = injectedRtkApi.useWebsiteAlarmListQuery;
export const useLazyWebsiteAlarmListQuery = injectedRtkApi.useLazyWebsiteAlarmListQuery;
