export { mainPictureOf, linkPictureOf, picturesOf, smallPath } from './pictures.queries.ts';
export { pictureFileRoutes } from './pictures.routes.ts';
