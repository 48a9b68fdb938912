// Written by `npm run gen` from the contract. Never edited by hand.
import type { ContactUsCreateApiArg, ContactUsCreateApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactUsCreate: build.mutation<
      ContactUsCreateApiResponse,
      ContactUsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/contact-us/create`,
        method: "POST",
        body: queryArg.createContactUsModel,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalContactUsApi };
export const useContactUsCreateMutation = injectedRtkApi.useContactUsCreateMutation;
