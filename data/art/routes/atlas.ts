import { readFile } from 'node:fs/promises';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
export type Places = GeoJSON.FeatureCollection<GeoJSON.Polygon | GeoJSON.MultiPolygon>;

export async function places(file: string, object: string): Promise<Places> {
  const text = await readFile(`node_modules/world-atlas/${file}.json`, 'utf8');
  const topology = JSON.parse(text) as Topology;
  return feature(topology, topology.objects[object]!) as unknown as Places;
}
