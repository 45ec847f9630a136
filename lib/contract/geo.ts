import { z } from 'zod';

import { defineCall } from './call';
import { categoryNumber, id, nothing } from './shapes';

/** SPEC 3 "Location". */
const location = z.object({
  locationid: id,
  zoneid: z.number().int(),
  countryid: z.number().int(),
  cityid: id,
  provinceid: id,
  locationAddr: z.string(),
  name: z.string(),
  googleLat: z.number(),
  googleLong: z.number(),
});
const locations = z.object({ lstLocation: z.array(location) });
const byCity = z.object({ cityid: id });
const byService = z.object({ srvcategoryid: categoryNumber, cityid: id.optional() });

/** Calls for provinces, cities and neighbourhoods (SPEC 7, geo and gmap). Points are degrees of WGS 84. */
export const geoCalls = [
  defineCall('gmap/getlocationbyservice', {
    summary: 'The neighbourhood nearest to a point, where the service works',
    access: 'public',
    input: z.object({
      srvcategoryid: categoryNumber,
      googleLat: z.number().min(-90).max(90),
      googleLong: z.number().min(-180).max(180),
    }),
    answer: z.object({ location: location.nullable() }),
  }),
  defineCall('nonePreloader/geo/getlocationbyservice', {
    summary: 'Neighbourhoods where a service works',
    access: 'public',
    input: byService,
    answer: locations,
  }),
  defineCall('geo/getalllocat0ionbycityid', {
    summary: 'A city’s neighbourhoods (SPEC’s spelling)',
    access: 'public',
    input: byCity,
    answer: locations,
  }),
  defineCall('geo/getalllocationbycityid', {
    summary: 'A city’s neighbourhoods',
    access: 'public',
    input: byCity,
    answer: locations,
  }),
  defineCall('geo/province-and-city', {
    summary: 'Provinces with their cities',
    access: 'public',
    input: nothing,
    answer: z.object({
      lstProvince: z.array(
        z.object({ provinceid: id, name: z.string(), lstCity: z.array(z.object({ cityid: id, name: z.string() })) }),
      ),
    }),
  }),
] as const;
