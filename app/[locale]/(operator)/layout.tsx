export { AreaLayout as default } from '../area-layout';
