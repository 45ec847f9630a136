export { readUsualBid } from './usual-bid';
