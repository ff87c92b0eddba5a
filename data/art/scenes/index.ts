import type { Scene } from '../scene.ts';
import { abuDhabi } from './abu-dhabi.ts';
import { agra } from './agra.ts';
import { airport } from './airport.ts';
import { amsterdam } from './amsterdam.ts';
import { angkor } from './angkor.ts';
import { baku } from './baku.ts';
import { bali } from './bali.ts';
import { bandarban } from './bandarban.ts';
import { banff } from './banff.ts';
import { bangkok } from './bangkok.ts';
import { barcelona } from './barcelona.ts';
import { berlin } from './berlin.ts';
import { bhutan } from './bhutan.ts';
import { cairo } from './cairo.ts';
import { cappadocia } from './cappadocia.ts';
import { coxsBazar } from './coxs-bazar.ts';
import { darjeeling } from './darjeeling.ts';
import { dhakaParliament } from './dhaka-parliament.ts';
import { dhakaRiver } from './dhaka-river.ts';
import { doha } from './doha.ts';
import { dubai } from './dubai.ts';
import { ella } from './ella.ts';
import { flightWindow } from './flight-window.ts';
import { flightWing } from './flight-wing.ts';
import { fuji } from './fuji.ts';
import { greatWall } from './great-wall.ts';
import { haLong } from './ha-long.ts';
import { hongKong } from './hong-kong.ts';
import { hotel } from './hotel.ts';
import { istanbul } from './istanbul.ts';
import { kashmir } from './kashmir.ts';
import { kathmandu } from './kathmandu.ts';
import { kualaLumpur } from './kuala-lumpur.ts';
import { langkawi } from './langkawi.ts';
import { london } from './london.ts';
import { madinah } from './madinah.ts';
import { makkah } from './makkah.ts';
import { maldives } from './maldives.ts';
import { matterhorn } from './matterhorn.ts';
import { milford } from './milford.ts';
import { moscow } from './moscow.ts';
import { muscat } from './muscat.ts';
import { newYork } from './new-york.ts';
import { palawan } from './palawan.ts';
import { paris } from './paris.ts';
import { passport } from './passport.ts';
import { phuket } from './phuket.ts';
import { pokhara } from './pokhara.ts';
import { rangamati } from './rangamati.ts';
import { riyadh } from './riyadh.ts';
import { rome } from './rome.ts';
import { saintMartin } from './saint-martin.ts';
import { sajek } from './sajek.ts';
import { samarkand } from './samarkand.ts';
import { santorini } from './santorini.ts';
import { seoul } from './seoul.ts';
import { sigiriya } from './sigiriya.ts';
import { singapore } from './singapore.ts';
import { srimangal } from './srimangal.ts';
import { suitcase } from './suitcase.ts';
import { sundarbans } from './sundarbans.ts';
import { sydney } from './sydney.ts';
import { sylhetTea } from './sylhet-tea.ts';
import { tanguarHaor } from './tanguar-haor.ts';
import { teaStall } from './tea-stall.ts';

/** Every scene there is, by the name that pictures are asked for by. */
export const scenes: Readonly<Record<string, Scene>> = {
  'coxs-bazar': coxsBazar,
  'saint-martin': saintMartin,
  sundarbans,
  'sylhet-tea': sylhetTea,
  srimangal,
  sajek,
  bandarban,
  rangamati,
  'dhaka-river': dhakaRiver,
  'dhaka-parliament': dhakaParliament,
  'tanguar-haor': tanguarHaor,
  kathmandu,
  pokhara,
  bhutan,
  darjeeling,
  kashmir,
  agra,
  ella,
  sigiriya,
  maldives,
  bali,
  phuket,
  langkawi,
  palawan,
  'ha-long': haLong,
  bangkok,
  singapore,
  'kuala-lumpur': kualaLumpur,
  angkor,
  fuji,
  seoul,
  'great-wall': greatWall,
  'hong-kong': hongKong,
  dubai,
  'abu-dhabi': abuDhabi,
  doha,
  muscat,
  riyadh,
  makkah,
  madinah,
  istanbul,
  cappadocia,
  cairo,
  samarkand,
  baku,
  london,
  paris,
  berlin,
  amsterdam,
  matterhorn,
  santorini,
  rome,
  barcelona,
  moscow,
  'new-york': newYork,
  banff,
  sydney,
  milford,
  hotel,
  'flight-window': flightWindow,
  'flight-wing': flightWing,
  airport,
  passport,
  suitcase,
  'tea-stall': teaStall,
};
